// Generated from docs/api/openapi.json by `npm run api-docs`.

export interface components {
    schemas: {
        Activity: {
            id: components["schemas"]["Id"];
            title: string;
            banner?: string;
            /** @description HTML, which the site sanitises. */
            content?: string;
            /** @description HTML, which the site sanitises. */
            memo?: string;
        };
        ActivityApplication: {
            activity_name: string;
            /**
             * @description 1 pending review, 2 passed, 3 rejected.
             * @enum {integer}
             */
            state: 1 | 2 | 3;
            created_at: components["schemas"]["Moment"];
        };
        ActivityApplicationPage: {
            data: components["schemas"]["ActivityApplication"][];
            /** @description Rows of all pages. */
            total: number;
            /** @description Counts from 1. */
            last_page: number;
        };
        ActivityType: {
            id: components["schemas"]["Id"];
            name: string;
        };
        Address: {
            url: string;
        };
        AlipayDeposit: {
            /** @constant */
            paytype: "alipay";
            amount: components["schemas"]["Amount"];
        };
        /** @description What a player typed, above zero: `"100"`, `"99.5"`. */
        Amount: string;
        Answer: components["schemas"]["Success"] | components["schemas"]["Refusal"];
        /** @description The site: its name, state, switches and addresses. */
        AppInfo: {
            title: string;
            /**
             * @description 1 open, 0 maintenance, with the text in `repair_tips`.
             * @enum {integer}
             */
            site_state: 0 | 1;
            repair_tips?: string;
            redpacket_switch?: components["schemas"]["Flag"];
            index_modal?: components["schemas"]["Flag"];
            /** @description HTML, which the site sanitises. */
            webcontent?: string;
            site_logo?: string;
            h5_url?: string;
            ios_download_qrcode?: string;
            ios_download_url?: string;
            /** @description Address of the intro video; missing for that of the site, empty for none. */
            intro_video?: string;
            sponsors?: components["schemas"]["Sponsor"][];
        };
        ApplyForActivityRequest: {
            activityid: components["schemas"]["Id"];
        };
        ApplyForAgencyRequest: {
            mobile: components["schemas"]["Typed"];
            apply_info: string;
        };
        Article: {
            /** @description HTML, which the site sanitises. */
            content: string;
        };
        Balance: {
            balance: components["schemas"]["Money"];
        };
        Bank: {
            bank_name: string;
        };
        BankDeposit: {
            /** @constant */
            paytype: "bank";
            amount: components["schemas"]["Amount"];
            bank: components["schemas"]["Typed"];
            bank_address: string;
            bank_no: string;
            bank_owner: components["schemas"]["Typed"];
        };
        Banner: {
            src: string;
        };
        BetRecord: {
            bet_id: string;
            bet_amount: components["schemas"]["Money"];
            win_loss: components["schemas"]["Money"];
            Code?: string;
            /**
             * @description 0 invalid ticket, 1 settled, 2 unsettled.
             * @enum {integer}
             */
            status: 0 | 1 | 2;
            created_at: components["schemas"]["Moment"];
        };
        BetRecordPage: {
            data: components["schemas"]["BetRecord"][];
            /** @description Rows of all pages. */
            total: number;
            /** @description Counts from 1. */
            last_page: number;
        };
        BindCardRequest: {
            bank: components["schemas"]["Typed"];
            bank_no: string;
            bank_owner: components["schemas"]["Typed"];
            bank_address?: string;
            pay_pass: components["schemas"]["Typed"];
        };
        /** @description A bank card, or a USDT address: then `bank` is `USDT` and `bank_owner` the protocol. */
        Card: {
            id: components["schemas"]["Id"];
            bank: string;
            bank_owner: string;
            bank_no: string;
            bank_address?: string;
            ico?: string;
        };
        ChangePasswordRequest: {
            password: components["schemas"]["Typed"];
            paypassword: components["schemas"]["Typed"];
        };
        ChangePayPasswordRequest: {
            password: components["schemas"]["Typed"];
            paypassword: components["schemas"]["Typed"];
        };
        /**
         * @description How far a list looks back: 1 today, 2 the last 7 days, 3 the last 15, 4 the last 30. Without it, 30 days.
         * @enum {integer}
         */
        DateFilter: 1 | 2 | 3 | 4;
        DeleteCardRequest: {
            id: components["schemas"]["Id"];
        };
        DepositLimit: {
            limit: components["schemas"]["Money"] | null;
            used: components["schemas"]["Money"];
            next: components["schemas"]["NextLimit"] | null;
        };
        DepositLimits: {
            day: components["schemas"]["DepositLimit"];
            week: components["schemas"]["DepositLimit"];
            month: components["schemas"]["DepositLimit"];
        };
        /** @description No fields: `{}`. */
        EmptyRequest: Record<string, never>;
        EndGameRequest: {
            plat_name: string | number;
            game_code: string | number;
            game_type?: string | number;
        };
        /**
         * @description 1 yes, 0 no.
         * @enum {integer}
         */
        Flag: 0 | 1;
        /** @description A game of the list of all games. */
        Game: {
            platform_name: string;
            game_code: string;
            game_name?: string;
            name?: string;
            mobile_img?: string;
            category_id?: string;
            /**
             * @description 1 open, 0 closed.
             * @enum {integer}
             */
            app_state: 0 | 1;
            is_hot?: components["schemas"]["Flag"];
        };
        GetActivitiesAnswer: components["schemas"]["GetActivitiesSuccess"] | components["schemas"]["Refusal"];
        GetActivitiesRequest: {
            type?: components["schemas"]["Id"];
        };
        GetActivitiesSuccess: {
            /** @constant */
            code: 200;
            message?: string;
            data: components["schemas"]["Activity"][];
        };
        GetActivityAnswer: components["schemas"]["GetActivitySuccess"] | components["schemas"]["Refusal"];
        GetActivityApplicationsAnswer: components["schemas"]["GetActivityApplicationsSuccess"] | components["schemas"]["Refusal"];
        GetActivityApplicationsRequest: {
            page: components["schemas"]["PageNumber"];
        };
        GetActivityApplicationsSuccess: {
            /** @constant */
            code: 200;
            message?: string;
            data: components["schemas"]["ActivityApplicationPage"];
        };
        GetActivityRequest: {
            id: components["schemas"]["Id"];
        };
        GetActivitySuccess: {
            /** @constant */
            code: 200;
            message?: string;
            data: components["schemas"]["Activity"];
        };
        GetActivityTypesAnswer: components["schemas"]["GetActivityTypesSuccess"] | components["schemas"]["Refusal"];
        GetActivityTypesSuccess: {
            /** @constant */
            code: 200;
            message?: string;
            data: components["schemas"]["ActivityType"][];
        };
        GetAgentLoginUrlAnswer: components["schemas"]["GetAgentLoginUrlSuccess"] | components["schemas"]["Refusal"];
        GetAgentLoginUrlSuccess: {
            /** @constant */
            code: 200;
            message?: string;
            data: components["schemas"]["Address"];
        };
        GetAppInfoAnswer: components["schemas"]["GetAppInfoSuccess"] | components["schemas"]["Refusal"];
        GetAppInfoSuccess: {
            /** @constant */
            code: 200;
            message?: string;
            data: components["schemas"]["AppInfo"];
        };
        GetArticleAnswer: components["schemas"]["GetArticleSuccess"] | components["schemas"]["Refusal"];
        GetArticleRequest: {
            type: string | number;
        };
        GetArticleSuccess: {
            /** @constant */
            code: 200;
            message?: string;
            data: components["schemas"]["Article"];
        };
        GetBalanceAnswer: components["schemas"]["GetBalanceSuccess"] | components["schemas"]["Refusal"];
        GetBalanceSuccess: {
            /** @constant */
            code: 200;
            message?: string;
            data: components["schemas"]["Balance"];
        };
        GetBanksAnswer: components["schemas"]["GetBanksSuccess"] | components["schemas"]["Refusal"];
        GetBanksSuccess: {
            /** @constant */
            code: 200;
            message?: string;
            data: components["schemas"]["Bank"][];
        };
        GetBannersAnswer: components["schemas"]["GetBannersSuccess"] | components["schemas"]["Refusal"];
        GetBannersRequest: {
            /** @constant */
            type: 2;
        };
        GetBannersSuccess: {
            /** @constant */
            code: 200;
            message?: string;
            data: components["schemas"]["Banner"][];
        };
        GetBetRecordsAnswer: components["schemas"]["GetBetRecordsSuccess"] | components["schemas"]["Refusal"];
        GetBetRecordsRequest: {
            date?: components["schemas"]["DateFilter"];
            page: components["schemas"]["PageNumber"];
            api_type?: string;
        };
        GetBetRecordsSuccess: {
            /** @constant */
            code: 200;
            message?: string;
            data: components["schemas"]["BetRecordPage"];
        };
        GetCardsAnswer: components["schemas"]["GetCardsSuccess"] | components["schemas"]["Refusal"];
        GetCardsRequest: {
            /**
             * @description 1 bank cards, 2 USDT addresses.
             * @enum {integer}
             */
            type: 1 | 2;
        };
        GetCardsSuccess: {
            /** @constant */
            code: 200;
            message?: string;
            data: components["schemas"]["Card"][];
        };
        GetGameUrlAnswer: components["schemas"]["GetGameUrlSuccess"] | components["schemas"]["Refusal"];
        GetGameUrlRequest: {
            plat_name: string | number;
            game_code: string | number;
            game_type?: string | number;
            /** @constant */
            is_mobile_url: 1;
        };
        GetGameUrlSuccess: {
            /** @constant */
            code: 200;
            message?: string;
            data: components["schemas"]["Address"];
        };
        GetGamesAnswer: components["schemas"]["GetGamesSuccess"] | components["schemas"]["Refusal"];
        GetGamesSuccess: {
            /** @constant */
            code: 200;
            message?: string;
            data: components["schemas"]["Game"][];
        };
        GetHomeNoticesAnswer: components["schemas"]["GetHomeNoticesSuccess"] | components["schemas"]["Refusal"];
        GetHomeNoticesSuccess: {
            /** @constant */
            code: 200;
            message?: string;
            data: string[];
        };
        GetHotGamesAnswer: components["schemas"]["GetHotGamesSuccess"] | components["schemas"]["Refusal"];
        GetHotGamesSuccess: {
            /** @constant */
            code: 200;
            message?: string;
            data: components["schemas"]["HotGames"];
        };
        GetNoticesAnswer: components["schemas"]["GetNoticesSuccess"] | components["schemas"]["Refusal"];
        GetNoticesRequest: {
            page: components["schemas"]["PageNumber"];
        };
        GetNoticesSuccess: {
            /** @constant */
            code: 200;
            message?: string;
            data: components["schemas"]["NoticePage"];
        };
        GetPayInfoAnswer: components["schemas"]["GetPayInfoSuccess"] | components["schemas"]["Refusal"];
        GetPayInfoRequest: {
            deposit_no: components["schemas"]["Id"];
        };
        GetPayInfoSuccess: {
            /** @constant */
            code: 200;
            message: components["schemas"]["PayType"];
            data: components["schemas"]["PayInfo"];
        };
        GetPayRangeAnswer: components["schemas"]["GetPayRangeSuccess"] | components["schemas"]["Refusal"];
        GetPayRangeRequest: {
            /** @enum {string} */
            type: "bank" | "wechat" | "alipay" | "usdt-erc20" | "usdt-trc20";
        };
        GetPayRangeSuccess: {
            /** @constant */
            code: 200;
            message?: string;
            data: components["schemas"]["PayRange"];
        };
        GetPayWaysAnswer: components["schemas"]["GetPayWaysSuccess"] | components["schemas"]["Refusal"];
        GetPayWaysSuccess: {
            /** @constant */
            code: 200;
            message?: string;
            data: components["schemas"]["PayWays"];
        };
        GetProviderGamesAnswer: components["schemas"]["GetProviderGamesSuccess"] | components["schemas"]["Refusal"];
        GetProviderGamesRequest: {
            gamecode: string;
        };
        GetProviderGamesSuccess: {
            /** @constant */
            code: 200;
            message?: string;
            data: components["schemas"]["ProviderGame"][];
        };
        GetRebatesAnswer: components["schemas"]["GetRebatesSuccess"] | components["schemas"]["Refusal"];
        GetRebatesRequest: {
            date?: components["schemas"]["DateFilter"];
            page: components["schemas"]["PageNumber"];
            api_type?: string;
            type?: string;
        };
        GetRebatesSuccess: {
            /** @constant */
            code: 200;
            message?: string;
            data: components["schemas"]["Rebates"];
        };
        GetReceivingAccountsAnswer: components["schemas"]["GetReceivingAccountsSuccess"] | components["schemas"]["Refusal"];
        GetReceivingAccountsSuccess: {
            /** @constant */
            code: 200;
            message?: string;
            data: components["schemas"]["ReceivingAccount"][];
        };
        GetRedPacketAnswer: components["schemas"]["GetRedPacketSuccess"] | components["schemas"]["Refusal"];
        GetRedPacketRecordsAnswer: components["schemas"]["GetRedPacketRecordsSuccess"] | components["schemas"]["Refusal"];
        GetRedPacketRecordsSuccess: {
            /** @constant */
            code: 200;
            message?: string;
            data: components["schemas"]["RedPacketRecords"];
        };
        GetRedPacketRequest: {
            page?: components["schemas"]["PageNumber"];
        };
        GetRedPacketSuccess: {
            /** @constant */
            code: 200;
            message?: string;
            data: components["schemas"]["RedPacket"];
        };
        GetSaferPlayAnswer: components["schemas"]["GetSaferPlaySuccess"] | components["schemas"]["Refusal"];
        GetSaferPlaySuccess: {
            /** @constant */
            code: 200;
            message?: string;
            data: components["schemas"]["SaferPlay"];
        };
        GetServiceUrlAnswer: components["schemas"]["GetServiceUrlSuccess"] | components["schemas"]["Refusal"];
        GetServiceUrlSuccess: {
            /** @constant */
            code: 200;
            message?: string;
            data: components["schemas"]["Address"];
        };
        GetTransactionRecordsAnswer: components["schemas"]["GetTransactionRecordsSuccess"] | components["schemas"]["Refusal"];
        GetTransactionRecordsRequest: {
            date?: components["schemas"]["DateFilter"];
            /**
             * @description 1 deposits, 2 withdrawals, 3 transfers in, 4 transfers out.
             * @enum {integer}
             */
            type: 1 | 2 | 3 | 4;
            page: components["schemas"]["PageNumber"];
            api_type?: string;
        };
        GetTransactionRecordsSuccess: {
            /** @constant */
            code: 200;
            message?: string;
            data: components["schemas"]["TransactionRecordPage"];
        };
        GetTurnoverAnswer: components["schemas"]["GetTurnoverSuccess"] | components["schemas"]["Refusal"];
        GetTurnoverSuccess: {
            /** @constant */
            code: 200;
            message?: string;
            data: components["schemas"]["Turnover"];
        };
        GetUserAnswer: components["schemas"]["GetUserSuccess"] | components["schemas"]["Refusal"];
        GetUserSuccess: {
            /** @constant */
            code: 200;
            message?: string;
            data: components["schemas"]["UserInfo"];
        };
        GetVenueBalancesAnswer: components["schemas"]["GetVenueBalancesSuccess"] | components["schemas"]["Refusal"];
        GetVenueBalancesSuccess: {
            /** @constant */
            code: 200;
            message?: string;
            data: components["schemas"]["VenueBalance"][];
        };
        GetVipLevelsAnswer: components["schemas"]["GetVipLevelsSuccess"] | components["schemas"]["Refusal"];
        GetVipLevelsSuccess: {
            /** @constant */
            code: 200;
            message?: string;
            data: components["schemas"]["VipLevel"][];
        };
        GetVisitUrlAnswer: components["schemas"]["GetVisitUrlSuccess"] | components["schemas"]["Refusal"];
        GetVisitUrlSuccess: {
            /** @constant */
            code: 200;
            message?: string;
            data: components["schemas"]["Address"];
        };
        GrabRedPacketAnswer: components["schemas"]["GrabRedPacketSuccess"] | components["schemas"]["Refusal"];
        GrabRedPacketSuccess: {
            /** @constant */
            code: 200;
            message?: string;
            data: components["schemas"]["RedPacketWon"];
        };
        HotGame: {
            Code: string;
            GameCode: string;
            name: string;
            app_img?: string;
            GameType?: components["schemas"]["Id"];
        };
        HotGames: {
            hot: components["schemas"]["HotGame"][];
        };
        /** @description An id, as a string or an integer. The site sends it back in the type in which it came. Use strings above 2^53: as numbers, many libraries change their last digits. */
        Id: string | number;
        LogInAnswer: components["schemas"]["LogInSuccess"] | components["schemas"]["Refusal"];
        LogInFromMiniAppAnswer: components["schemas"]["LogInFromMiniAppSuccess"] | components["schemas"]["Refusal"];
        LogInFromMiniAppRequest: {
            /** @description What the messenger signed. */
            initData: string;
            /** @constant */
            isTest: false;
        };
        LogInFromMiniAppSuccess: {
            /** @constant */
            code: 200;
            message?: string;
            data: components["schemas"]["SessionToken"];
        };
        LogInRequest: {
            name: components["schemas"]["Typed"];
            password: components["schemas"]["Typed"];
        };
        LogInSuccess: {
            /** @constant */
            code: 200;
            message?: string;
            data: components["schemas"]["SessionToken"];
        };
        /**
         * @description A time in ISO 8601 with its zone. Without one the site takes it for Beijing time.
         * @example 2026-11-20T12:00:00+08:00
         * @example 2026-11-20T04:00:00Z
         */
        Moment: `${string}Z` | `${string}+${string}:${string}` | `${string}T${string}-${string}:${string}`;
        /**
         * @description A decimal in yuan, or in USDT where that is said, with its point and two decimals at least: `"12.50"`. Never cents, and never a JSON number, which most languages read as a binary fraction.
         * @example 12.50
         */
        Money: string;
        NextLimit: {
            limit: components["schemas"]["Money"] | null;
            at: components["schemas"]["Moment"];
        };
        Notice: {
            title: string;
            content: string;
            created_at: components["schemas"]["Moment"];
        };
        NoticePage: {
            data: components["schemas"]["Notice"][];
            /** @description Rows of all pages. */
            total: number;
            /** @description Counts from 1. */
            last_page: number;
        };
        /** @description The number of an order: letters, digits and signs, with one digit at least and without spaces. */
        OrderNumber: string;
        /** @description Counts from 1. */
        PageNumber: number;
        PayAddress: {
            /** @description Address or account to pay to. */
            mch_id: string;
            /** @description Protocol of the address: `TRC20`, `ERC20`. */
            content?: string;
            /** @description Address of a picture, such as a QR code, or a link. */
            payimg?: string;
        };
        /** @description An order that is to be paid. The message of the answer says how, as `info.paytype` does. */
        PayInfo: {
            info: components["schemas"]["PayOrder"];
            deposit_no: components["schemas"]["OrderNumber"];
            cardlist: components["schemas"]["PayTarget"][];
        };
        /** @description What was ordered, and when: the hour to pay it counts from `created_at`. */
        PayOrder: {
            amount: components["schemas"]["Money"];
            usdt_amount?: components["schemas"]["Money"];
            created_at: components["schemas"]["Moment"];
            paytype?: components["schemas"]["PayType"];
        };
        PayPicture: {
            /** @description Address or account to pay to. */
            mch_id?: string;
            /** @description Protocol of the address: `TRC20`, `ERC20`. */
            content?: string;
            /** @description Address of a picture, such as a QR code, or a link. */
            payimg: string;
        };
        /** @description Smallest and largest deposit; a `max_price` of `0.00` is no limit. */
        PayRange: {
            min_price: components["schemas"]["Money"];
            max_price: components["schemas"]["Money"];
        };
        /** @description A place to pay to: an address, a picture or both. */
        PayTarget: components["schemas"]["PayAddress"] | components["schemas"]["PayPicture"];
        /**
         * @description How an order is paid.
         * @enum {string}
         */
        PayType: "bank" | "usdt" | "wxpay" | "alipay";
        PayWays: {
            card: components["schemas"]["Flag"];
            usdt: components["schemas"]["Flag"];
            wechat: components["schemas"]["Flag"];
            alipay: components["schemas"]["Flag"];
        };
        PlayBreak: {
            /** @enum {string} */
            kind: "coolOff" | "exclusion";
            until: components["schemas"]["Moment"] | null;
        };
        PlayTime: {
            seconds: number;
            net: components["schemas"]["Money"];
        };
        ProviderGame: {
            catecode: string;
            gamecode: string;
            gamename: string;
            gamepic?: string;
        };
        RebateRecord: {
            money: components["schemas"]["Money"];
            gamename?: string;
            /**
             * @description 0 not yet claimed, 1 claimed at `updated_at`.
             * @enum {integer}
             */
            state: 0 | 1;
            created_at?: components["schemas"]["Moment"];
            updated_at?: components["schemas"]["Moment"];
        };
        RebateRecordPage: {
            data: components["schemas"]["RebateRecord"][];
            /** @description Rows of all pages. */
            total: number;
            /** @description Counts from 1. */
            last_page: number;
        };
        /** @description Rebates claimed so far (`jisuan`), still to claim (`nojisuan`), and one page of them. */
        Rebates: {
            list: components["schemas"]["RebateRecordPage"];
            jisuan?: components["schemas"]["Money"];
            nojisuan?: components["schemas"]["Money"];
        };
        ReceivingAccount: {
            bank_no: string;
            bank_owner: string;
            bank_address?: string;
            bank_data?: components["schemas"]["Bank"];
        };
        RedPacket: {
            sendnums: number;
            acquirednum?: number;
            max_times?: number;
            rules?: components["schemas"]["RedPacketRule"][];
        };
        RedPacketRecord: {
            money?: components["schemas"]["Money"];
            redpacketmoney: components["schemas"]["Money"];
            created_at: components["schemas"]["Moment"];
            usetime?: components["schemas"]["Moment"];
        };
        RedPacketRecordPage: {
            data: components["schemas"]["RedPacketRecord"][];
            /** @description Rows of all pages. */
            total: number;
            /** @description Counts from 1. */
            last_page: number;
        };
        /** @description What red packets gave the member, and one page of them. */
        RedPacketRecords: {
            total_money?: components["schemas"]["Money"];
            total_count?: number;
            list: components["schemas"]["RedPacketRecordPage"];
        };
        RedPacketRule: {
            /** @description In Beijing: `10:00`. */
            start_time?: string;
            /** @description In Beijing: `10:00`. */
            end_time?: string;
            day_flow?: components["schemas"]["Money"];
            flow_money?: components["schemas"]["Money"];
            recharge?: components["schemas"]["Money"];
        };
        RedPacketWon: {
            redpacketmoney: components["schemas"]["Money"];
        };
        RefreshUserAnswer: components["schemas"]["RefreshUserSuccess"] | components["schemas"]["Refusal"];
        RefreshUserSuccess: {
            /** @constant */
            code: 200;
            message?: string;
            data: components["schemas"]["UserInfo"];
        };
        /** @description The call is refused, and nothing was booked. Best with HTTP 200. */
        Refusal: {
            /**
             * @description 401: nobody is logged in, and the site opens the login. 409: this Idempotency-Key is in use, and the site looks into the records. 461: a deposit limit of the member is reached. 462: a break of the member forbids it. The others mean the same to the site, and so would codes of your own; 500 is the usual one.
             * @enum {integer}
             */
            code: 400 | 401 | 403 | 404 | 409 | 422 | 429 | 461 | 462 | 500;
            /** @description What the player reads. */
            message: string;
            data?: null;
        };
        RegisterAnswer: components["schemas"]["RegisterSuccess"] | components["schemas"]["Refusal"];
        RegisterRequest: {
            name: components["schemas"]["Typed"];
            password: components["schemas"]["Typed"];
            confirmPass: components["schemas"]["Typed"];
            realname: components["schemas"]["Typed"];
            paypassword: components["schemas"]["Typed"];
            /** @description What the player read in the captcha; the site has compared it already. */
            code: string;
            pid?: string;
        };
        RegisterSuccess: {
            /** @constant */
            code: 200;
            message?: string;
            data: components["schemas"]["SessionToken"];
        };
        SaferPlay: {
            limits: components["schemas"]["DepositLimits"];
            break: components["schemas"]["PlayBreak"] | null;
            /**
             * @description Minutes of play; 0 for none.
             * @enum {integer}
             */
            reminder?: 0 | 15 | 30 | 60;
            play: components["schemas"]["PlayTime"] | null;
        };
        /** @description What begins a session. */
        SessionToken: {
            /** @description Sent back as `Authorization: Bearer <token>`. */
            api_token: string;
        };
        SetAutoTransferRequest: {
            transferstatus: components["schemas"]["Flag"];
        };
        SetDepositLimitsRequest: {
            day: components["schemas"]["Amount"] | "";
            week: components["schemas"]["Amount"] | "";
            month: components["schemas"]["Amount"] | "";
        };
        SetReminderRequest: {
            /** @enum {integer} */
            minutes: 0 | 15 | 30 | 60;
        };
        Sponsor: {
            url?: string;
            name?: string;
            img?: string;
        };
        SubmitDepositAnswer: components["schemas"]["SubmitDepositSuccess"] | components["schemas"]["Refusal"];
        SubmitDepositRequest: components["schemas"]["BankDeposit"] | components["schemas"]["UsdtDeposit"] | components["schemas"]["WeChatDeposit"] | components["schemas"]["AlipayDeposit"];
        SubmitDepositSuccess: {
            /** @constant */
            code: 200;
            message: components["schemas"]["OrderNumber"];
            data?: null;
        };
        SubmitTransferRequest: {
            amount: components["schemas"]["Amount"];
            sourcetype: components["schemas"]["Id"];
            targettype: components["schemas"]["Id"];
        };
        SubmitWithdrawalRequest: {
            amount: components["schemas"]["Amount"];
            bank: components["schemas"]["Id"];
            password: components["schemas"]["Typed"];
        };
        Success: {
            /** @constant */
            code: 200;
            message?: string;
            data?: null;
        };
        TakeBreakRequest: {
            /** @enum {string} */
            length: "24h" | "7d" | "30d" | "6m" | "1y" | "forever";
        };
        /** @description A deposit, a withdrawal or a transfer. By `out_trade_no` the site finds the outcome of an order whose answer was lost. */
        TransactionRecord: {
            out_trade_no: components["schemas"]["OrderNumber"];
            amount: components["schemas"]["Money"];
            pay_way?: string;
            sourcetype?: string;
            targettype?: string;
            /**
             * @description Deposits and withdrawals: 1 pending review, 2 approved, 3 rejected. Transfers: 0 failed, 1 success, 2 pending.
             * @enum {integer}
             */
            state: 0 | 1 | 2 | 3;
            created_at: components["schemas"]["Moment"];
        };
        TransactionRecordPage: {
            data: components["schemas"]["TransactionRecord"][];
            /** @description Rows of all pages. */
            total: number;
            /** @description Counts from 1. */
            last_page: number;
        };
        Turnover: {
            bet_amount: components["schemas"]["Money"];
        };
        /** @description What a player typed, not trimmed. */
        Typed: string;
        UpdateUserRequest: {
            email: string;
            mobile: string;
            birthday: string;
        };
        UploadAvatarRequest: {
            /** @description A PNG or GIF. */
            file: string;
        };
        UsdtDeposit: {
            /** @constant */
            paytype: "usdt";
            amount: components["schemas"]["Amount"];
            /** @enum {string} */
            catepay: "TRC20" | "ERC20";
        };
        /** @description The member: profile, wallets, rates and fees. */
        UserInfo: {
            balance: components["schemas"]["Money"];
            gameblance?: components["schemas"]["Money"];
            paysum?: components["schemas"]["Money"];
            usdtrate?: components["schemas"]["Money"];
            withdrawusdtrate?: components["schemas"]["Money"];
            withdrawcashfee?: components["schemas"]["Money"];
            withdrawfeeusdttrc?: components["schemas"]["Money"];
            username: string;
            realname?: string;
            /** @description The level after a P: `P3`. */
            current_vip?: string;
            vip?: string;
            /** @description Days since the registration. */
            joinday?: number;
            avatar?: string;
            isagent?: components["schemas"]["Flag"];
            mobile?: string;
            email?: string;
            /**
             * Format: date
             * @description `YYYY-MM-DD`
             */
            birthday?: string;
            transferstatus?: components["schemas"]["Flag"];
        };
        /** @description What a member has in one venue. Leave `balance` out where you do not know it: zero is a sum. */
        VenueBalance: {
            platname: components["schemas"]["Id"];
            balance?: components["schemas"]["Money"];
            name: string;
        };
        VipLevel: {
            recharge: components["schemas"]["Money"];
            flow: components["schemas"]["Money"];
            /** @description In percent: 0.5 is 0.5 %. */
            realperson?: number;
            /** @description In percent: 0.5 is 0.5 %. */
            sport?: number;
            /** @description In percent: 0.5 is 0.5 %. */
            e_sport?: number;
            /** @description In percent: 0.5 is 0.5 %. */
            joker?: number;
            /** @description In percent: 0.5 is 0.5 %. */
            electron?: number;
            /** @description In percent: 0.5 is 0.5 %. */
            lottery?: number;
            level?: string;
        };
        WeChatDeposit: {
            /** @constant */
            paytype: "wxpay";
            amount: components["schemas"]["Amount"];
        };
    };
    responses: {
        /** @description Nobody is logged in, or no longer; the same as `code` 401 with HTTP 200. */
        SessionEnded: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 401,
                 *       "message": "登录已过期"
                 *     }
                 */
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description A refusal with another status. Better with HTTP 200: the site reads the `code`. */
        Refusal: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 500,
                 *       "message": "余额不足"
                 *     }
                 */
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The backend lacks this call, and the site does without. */
        Lacking: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
    };
    parameters: {
        /** @description The same key never books twice: the answer of the first time is given again. */
        IdempotencyKey: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type Activity = components['schemas']['Activity'];
export type ActivityApplication = components['schemas']['ActivityApplication'];
export type ActivityApplicationPage = components['schemas']['ActivityApplicationPage'];
export type ActivityType = components['schemas']['ActivityType'];
export type Address = components['schemas']['Address'];
export type AlipayDeposit = components['schemas']['AlipayDeposit'];
export type Amount = components['schemas']['Amount'];
export type Answer = components['schemas']['Answer'];
export type AppInfo = components['schemas']['AppInfo'];
export type ApplyForActivityRequest = components['schemas']['ApplyForActivityRequest'];
export type ApplyForAgencyRequest = components['schemas']['ApplyForAgencyRequest'];
export type Article = components['schemas']['Article'];
export type Balance = components['schemas']['Balance'];
export type Bank = components['schemas']['Bank'];
export type BankDeposit = components['schemas']['BankDeposit'];
export type Banner = components['schemas']['Banner'];
export type BetRecord = components['schemas']['BetRecord'];
export type BetRecordPage = components['schemas']['BetRecordPage'];
export type BindCardRequest = components['schemas']['BindCardRequest'];
export type Card = components['schemas']['Card'];
export type ChangePasswordRequest = components['schemas']['ChangePasswordRequest'];
export type ChangePayPasswordRequest = components['schemas']['ChangePayPasswordRequest'];
export type DateFilter = components['schemas']['DateFilter'];
export type DeleteCardRequest = components['schemas']['DeleteCardRequest'];
export type DepositLimit = components['schemas']['DepositLimit'];
export type DepositLimits = components['schemas']['DepositLimits'];
export type EmptyRequest = components['schemas']['EmptyRequest'];
export type EndGameRequest = components['schemas']['EndGameRequest'];
export type Flag = components['schemas']['Flag'];
export type Game = components['schemas']['Game'];
export type GetActivitiesAnswer = components['schemas']['GetActivitiesAnswer'];
export type GetActivitiesRequest = components['schemas']['GetActivitiesRequest'];
export type GetActivitiesSuccess = components['schemas']['GetActivitiesSuccess'];
export type GetActivityAnswer = components['schemas']['GetActivityAnswer'];
export type GetActivityApplicationsAnswer = components['schemas']['GetActivityApplicationsAnswer'];
export type GetActivityApplicationsRequest = components['schemas']['GetActivityApplicationsRequest'];
export type GetActivityApplicationsSuccess = components['schemas']['GetActivityApplicationsSuccess'];
export type GetActivityRequest = components['schemas']['GetActivityRequest'];
export type GetActivitySuccess = components['schemas']['GetActivitySuccess'];
export type GetActivityTypesAnswer = components['schemas']['GetActivityTypesAnswer'];
export type GetActivityTypesSuccess = components['schemas']['GetActivityTypesSuccess'];
export type GetAgentLoginUrlAnswer = components['schemas']['GetAgentLoginUrlAnswer'];
export type GetAgentLoginUrlSuccess = components['schemas']['GetAgentLoginUrlSuccess'];
export type GetAppInfoAnswer = components['schemas']['GetAppInfoAnswer'];
export type GetAppInfoSuccess = components['schemas']['GetAppInfoSuccess'];
export type GetArticleAnswer = components['schemas']['GetArticleAnswer'];
export type GetArticleRequest = components['schemas']['GetArticleRequest'];
export type GetArticleSuccess = components['schemas']['GetArticleSuccess'];
export type GetBalanceAnswer = components['schemas']['GetBalanceAnswer'];
export type GetBalanceSuccess = components['schemas']['GetBalanceSuccess'];
export type GetBanksAnswer = components['schemas']['GetBanksAnswer'];
export type GetBanksSuccess = components['schemas']['GetBanksSuccess'];
export type GetBannersAnswer = components['schemas']['GetBannersAnswer'];
export type GetBannersRequest = components['schemas']['GetBannersRequest'];
export type GetBannersSuccess = components['schemas']['GetBannersSuccess'];
export type GetBetRecordsAnswer = components['schemas']['GetBetRecordsAnswer'];
export type GetBetRecordsRequest = components['schemas']['GetBetRecordsRequest'];
export type GetBetRecordsSuccess = components['schemas']['GetBetRecordsSuccess'];
export type GetCardsAnswer = components['schemas']['GetCardsAnswer'];
export type GetCardsRequest = components['schemas']['GetCardsRequest'];
export type GetCardsSuccess = components['schemas']['GetCardsSuccess'];
export type GetGameUrlAnswer = components['schemas']['GetGameUrlAnswer'];
export type GetGameUrlRequest = components['schemas']['GetGameUrlRequest'];
export type GetGameUrlSuccess = components['schemas']['GetGameUrlSuccess'];
export type GetGamesAnswer = components['schemas']['GetGamesAnswer'];
export type GetGamesSuccess = components['schemas']['GetGamesSuccess'];
export type GetHomeNoticesAnswer = components['schemas']['GetHomeNoticesAnswer'];
export type GetHomeNoticesSuccess = components['schemas']['GetHomeNoticesSuccess'];
export type GetHotGamesAnswer = components['schemas']['GetHotGamesAnswer'];
export type GetHotGamesSuccess = components['schemas']['GetHotGamesSuccess'];
export type GetNoticesAnswer = components['schemas']['GetNoticesAnswer'];
export type GetNoticesRequest = components['schemas']['GetNoticesRequest'];
export type GetNoticesSuccess = components['schemas']['GetNoticesSuccess'];
export type GetPayInfoAnswer = components['schemas']['GetPayInfoAnswer'];
export type GetPayInfoRequest = components['schemas']['GetPayInfoRequest'];
export type GetPayInfoSuccess = components['schemas']['GetPayInfoSuccess'];
export type GetPayRangeAnswer = components['schemas']['GetPayRangeAnswer'];
export type GetPayRangeRequest = components['schemas']['GetPayRangeRequest'];
export type GetPayRangeSuccess = components['schemas']['GetPayRangeSuccess'];
export type GetPayWaysAnswer = components['schemas']['GetPayWaysAnswer'];
export type GetPayWaysSuccess = components['schemas']['GetPayWaysSuccess'];
export type GetProviderGamesAnswer = components['schemas']['GetProviderGamesAnswer'];
export type GetProviderGamesRequest = components['schemas']['GetProviderGamesRequest'];
export type GetProviderGamesSuccess = components['schemas']['GetProviderGamesSuccess'];
export type GetRebatesAnswer = components['schemas']['GetRebatesAnswer'];
export type GetRebatesRequest = components['schemas']['GetRebatesRequest'];
export type GetRebatesSuccess = components['schemas']['GetRebatesSuccess'];
export type GetReceivingAccountsAnswer = components['schemas']['GetReceivingAccountsAnswer'];
export type GetReceivingAccountsSuccess = components['schemas']['GetReceivingAccountsSuccess'];
export type GetRedPacketAnswer = components['schemas']['GetRedPacketAnswer'];
export type GetRedPacketRecordsAnswer = components['schemas']['GetRedPacketRecordsAnswer'];
export type GetRedPacketRecordsSuccess = components['schemas']['GetRedPacketRecordsSuccess'];
export type GetRedPacketRequest = components['schemas']['GetRedPacketRequest'];
export type GetRedPacketSuccess = components['schemas']['GetRedPacketSuccess'];
export type GetSaferPlayAnswer = components['schemas']['GetSaferPlayAnswer'];
export type GetSaferPlaySuccess = components['schemas']['GetSaferPlaySuccess'];
export type GetServiceUrlAnswer = components['schemas']['GetServiceUrlAnswer'];
export type GetServiceUrlSuccess = components['schemas']['GetServiceUrlSuccess'];
export type GetTransactionRecordsAnswer = components['schemas']['GetTransactionRecordsAnswer'];
export type GetTransactionRecordsRequest = components['schemas']['GetTransactionRecordsRequest'];
export type GetTransactionRecordsSuccess = components['schemas']['GetTransactionRecordsSuccess'];
export type GetTurnoverAnswer = components['schemas']['GetTurnoverAnswer'];
export type GetTurnoverSuccess = components['schemas']['GetTurnoverSuccess'];
export type GetUserAnswer = components['schemas']['GetUserAnswer'];
export type GetUserSuccess = components['schemas']['GetUserSuccess'];
export type GetVenueBalancesAnswer = components['schemas']['GetVenueBalancesAnswer'];
export type GetVenueBalancesSuccess = components['schemas']['GetVenueBalancesSuccess'];
export type GetVipLevelsAnswer = components['schemas']['GetVipLevelsAnswer'];
export type GetVipLevelsSuccess = components['schemas']['GetVipLevelsSuccess'];
export type GetVisitUrlAnswer = components['schemas']['GetVisitUrlAnswer'];
export type GetVisitUrlSuccess = components['schemas']['GetVisitUrlSuccess'];
export type GrabRedPacketAnswer = components['schemas']['GrabRedPacketAnswer'];
export type GrabRedPacketSuccess = components['schemas']['GrabRedPacketSuccess'];
export type HotGame = components['schemas']['HotGame'];
export type HotGames = components['schemas']['HotGames'];
export type Id = components['schemas']['Id'];
export type LogInAnswer = components['schemas']['LogInAnswer'];
export type LogInFromMiniAppAnswer = components['schemas']['LogInFromMiniAppAnswer'];
export type LogInFromMiniAppRequest = components['schemas']['LogInFromMiniAppRequest'];
export type LogInFromMiniAppSuccess = components['schemas']['LogInFromMiniAppSuccess'];
export type LogInRequest = components['schemas']['LogInRequest'];
export type LogInSuccess = components['schemas']['LogInSuccess'];
export type Moment = components['schemas']['Moment'];
export type Money = components['schemas']['Money'];
export type NextLimit = components['schemas']['NextLimit'];
export type Notice = components['schemas']['Notice'];
export type NoticePage = components['schemas']['NoticePage'];
export type OrderNumber = components['schemas']['OrderNumber'];
export type PageNumber = components['schemas']['PageNumber'];
export type PayAddress = components['schemas']['PayAddress'];
export type PayInfo = components['schemas']['PayInfo'];
export type PayOrder = components['schemas']['PayOrder'];
export type PayPicture = components['schemas']['PayPicture'];
export type PayRange = components['schemas']['PayRange'];
export type PayTarget = components['schemas']['PayTarget'];
export type PayType = components['schemas']['PayType'];
export type PayWays = components['schemas']['PayWays'];
export type PlayBreak = components['schemas']['PlayBreak'];
export type PlayTime = components['schemas']['PlayTime'];
export type ProviderGame = components['schemas']['ProviderGame'];
export type RebateRecord = components['schemas']['RebateRecord'];
export type RebateRecordPage = components['schemas']['RebateRecordPage'];
export type Rebates = components['schemas']['Rebates'];
export type ReceivingAccount = components['schemas']['ReceivingAccount'];
export type RedPacket = components['schemas']['RedPacket'];
export type RedPacketRecord = components['schemas']['RedPacketRecord'];
export type RedPacketRecordPage = components['schemas']['RedPacketRecordPage'];
export type RedPacketRecords = components['schemas']['RedPacketRecords'];
export type RedPacketRule = components['schemas']['RedPacketRule'];
export type RedPacketWon = components['schemas']['RedPacketWon'];
export type RefreshUserAnswer = components['schemas']['RefreshUserAnswer'];
export type RefreshUserSuccess = components['schemas']['RefreshUserSuccess'];
export type Refusal = components['schemas']['Refusal'];
export type RegisterAnswer = components['schemas']['RegisterAnswer'];
export type RegisterRequest = components['schemas']['RegisterRequest'];
export type RegisterSuccess = components['schemas']['RegisterSuccess'];
export type SaferPlay = components['schemas']['SaferPlay'];
export type SessionToken = components['schemas']['SessionToken'];
export type SetAutoTransferRequest = components['schemas']['SetAutoTransferRequest'];
export type SetDepositLimitsRequest = components['schemas']['SetDepositLimitsRequest'];
export type SetReminderRequest = components['schemas']['SetReminderRequest'];
export type Sponsor = components['schemas']['Sponsor'];
export type SubmitDepositAnswer = components['schemas']['SubmitDepositAnswer'];
export type SubmitDepositRequest = components['schemas']['SubmitDepositRequest'];
export type SubmitDepositSuccess = components['schemas']['SubmitDepositSuccess'];
export type SubmitTransferRequest = components['schemas']['SubmitTransferRequest'];
export type SubmitWithdrawalRequest = components['schemas']['SubmitWithdrawalRequest'];
export type Success = components['schemas']['Success'];
export type TakeBreakRequest = components['schemas']['TakeBreakRequest'];
export type TransactionRecord = components['schemas']['TransactionRecord'];
export type TransactionRecordPage = components['schemas']['TransactionRecordPage'];
export type Turnover = components['schemas']['Turnover'];
export type Typed = components['schemas']['Typed'];
export type UpdateUserRequest = components['schemas']['UpdateUserRequest'];
export type UploadAvatarRequest = components['schemas']['UploadAvatarRequest'];
export type UsdtDeposit = components['schemas']['UsdtDeposit'];
export type UserInfo = components['schemas']['UserInfo'];
export type VenueBalance = components['schemas']['VenueBalance'];
export type VipLevel = components['schemas']['VipLevel'];
export type WeChatDeposit = components['schemas']['WeChatDeposit'];
export type ResponseSessionEnded = components['responses']['SessionEnded'];
export type ResponseRefusal = components['responses']['Refusal'];
export type ResponseLacking = components['responses']['Lacking'];
export type ParameterIdempotencyKey = components['parameters']['IdempotencyKey'];
/** What each call is sent, by its `operationId`. */
export interface Requests {
    /** Balance of the central wallet */
    getBalance: EmptyRequest;
    /** Profile, wallets and rates of the member */
    getUser: EmptyRequest;
    /** Log in */
    logIn: LogInRequest;
    /** Log in from the mini app of a messenger */
    logInFromMiniApp: LogInFromMiniAppRequest;
    /** Log out */
    logOff: EmptyRequest;
    /** Recalculate the balances */
    refreshBalance: EmptyRequest;
    /** Recalculate and return the user info */
    refreshUser: EmptyRequest;
    /** Register a member */
    register: RegisterRequest;
    /** A game was left */
    endGame: EndGameRequest;
    /** Address of the agents’ back office */
    getAgentLoginUrl: EmptyRequest;
    /** Name, state and addresses of the site */
    getAppInfo: EmptyRequest;
    /** Banners of the home page */
    getBanners: GetBannersRequest;
    /** Start a game */
    getGameUrl: GetGameUrlRequest;
    /** All games */
    getGames: { category?: string };
    /** Running notices of the home page */
    getHomeNotices: EmptyRequest;
    /** Hot games */
    getHotGames: EmptyRequest;
    /** Games of one provider */
    getProviderGames: GetProviderGamesRequest;
    /** Address of customer service */
    getServiceUrl: EmptyRequest;
    /** Address of the site */
    getVisitUrl: EmptyRequest;
    /** Bind a bank card or a USDT address */
    bindCard: BindCardRequest;
    /** Delete a bank card or a USDT address */
    deleteCard: DeleteCardRequest;
    /** Banks of which cards can be bound */
    getBanks: EmptyRequest;
    /** Bank cards or USDT addresses of the member */
    getCards: GetCardsRequest;
    /** Where and until when to pay an order */
    getPayInfo: GetPayInfoRequest;
    /** Smallest and largest deposit */
    getPayRange: GetPayRangeRequest;
    /** Ways to deposit that are open */
    getPayWays: EmptyRequest;
    /** Bank accounts for deposits */
    getReceivingAccounts: EmptyRequest;
    /** Turnover that a withdrawal still requires */
    getTurnover: EmptyRequest;
    /** Balance in each venue */
    getVenueBalances: EmptyRequest;
    /** Move all money back to the central wallet */
    recoverAll: EmptyRequest;
    /** Switch automatic transfer on or off */
    setAutoTransfer: SetAutoTransferRequest;
    /** Order a deposit */
    submitDeposit: SubmitDepositRequest;
    /** Move money between the central wallet and a venue */
    submitTransfer: SubmitTransferRequest;
    /** Order a withdrawal */
    submitWithdrawal: SubmitWithdrawalRequest;
    /** Applications for offers */
    getActivityApplications: GetActivityApplicationsRequest;
    /** Bets */
    getBetRecords: GetBetRecordsRequest;
    /** Deposits, withdrawals and transfers */
    getTransactionRecords: GetTransactionRecordsRequest;
    /** Apply for an offer */
    applyForActivity: ApplyForActivityRequest;
    /** Claim the rebate */
    claimRebate: EmptyRequest;
    /** Offers */
    getActivities: GetActivitiesRequest;
    /** One offer */
    getActivity: GetActivityRequest;
    /** Types of offers */
    getActivityTypes: EmptyRequest;
    /** Rebates */
    getRebates: GetRebatesRequest;
    /** Remaining red packets and their rules */
    getRedPacket: GetRedPacketRequest;
    /** Red packets that were won */
    getRedPacketRecords: { page: PageNumber };
    /** Grab a red packet */
    grabRedPacket: EmptyRequest;
    /** Apply to become an agent */
    applyForAgency: ApplyForAgencyRequest;
    /** Change the password */
    changePassword: ChangePasswordRequest;
    /** Change the payment password */
    changePayPassword: ChangePayPasswordRequest;
    /** An article, such as the FAQ */
    getArticle: GetArticleRequest;
    /** Notices */
    getNotices: GetNoticesRequest;
    /** VIP levels */
    getVipLevels: EmptyRequest;
    /** Change the profile */
    updateUser: UpdateUserRequest;
    /** Upload an avatar */
    uploadAvatar: UploadAvatarRequest;
    /** Limits, break, reminder and play of the member */
    getSaferPlay: EmptyRequest;
    /** Set the deposit limits */
    setDepositLimits: SetDepositLimitsRequest;
    /** Set the reminder of play */
    setReminder: SetReminderRequest;
    /** Begin a break */
    takeBreak: TakeBreakRequest;
}
/** What each call answers, by its `operationId`: a success or a refusal. */
export interface Answers {
    /** Balance of the central wallet */
    getBalance: GetBalanceAnswer;
    /** Profile, wallets and rates of the member */
    getUser: GetUserAnswer;
    /** Log in */
    logIn: LogInAnswer;
    /** Log in from the mini app of a messenger */
    logInFromMiniApp: LogInFromMiniAppAnswer;
    /** Log out */
    logOff: Answer;
    /** Recalculate the balances */
    refreshBalance: Answer;
    /** Recalculate and return the user info */
    refreshUser: RefreshUserAnswer;
    /** Register a member */
    register: RegisterAnswer;
    /** A game was left */
    endGame: Answer;
    /** Address of the agents’ back office */
    getAgentLoginUrl: GetAgentLoginUrlAnswer;
    /** Name, state and addresses of the site */
    getAppInfo: GetAppInfoAnswer;
    /** Banners of the home page */
    getBanners: GetBannersAnswer;
    /** Start a game */
    getGameUrl: GetGameUrlAnswer;
    /** All games */
    getGames: GetGamesAnswer;
    /** Running notices of the home page */
    getHomeNotices: GetHomeNoticesAnswer;
    /** Hot games */
    getHotGames: GetHotGamesAnswer;
    /** Games of one provider */
    getProviderGames: GetProviderGamesAnswer;
    /** Address of customer service */
    getServiceUrl: GetServiceUrlAnswer;
    /** Address of the site */
    getVisitUrl: GetVisitUrlAnswer;
    /** Bind a bank card or a USDT address */
    bindCard: Answer;
    /** Delete a bank card or a USDT address */
    deleteCard: Answer;
    /** Banks of which cards can be bound */
    getBanks: GetBanksAnswer;
    /** Bank cards or USDT addresses of the member */
    getCards: GetCardsAnswer;
    /** Where and until when to pay an order */
    getPayInfo: GetPayInfoAnswer;
    /** Smallest and largest deposit */
    getPayRange: GetPayRangeAnswer;
    /** Ways to deposit that are open */
    getPayWays: GetPayWaysAnswer;
    /** Bank accounts for deposits */
    getReceivingAccounts: GetReceivingAccountsAnswer;
    /** Turnover that a withdrawal still requires */
    getTurnover: GetTurnoverAnswer;
    /** Balance in each venue */
    getVenueBalances: GetVenueBalancesAnswer;
    /** Move all money back to the central wallet */
    recoverAll: Answer;
    /** Switch automatic transfer on or off */
    setAutoTransfer: Answer;
    /** Order a deposit */
    submitDeposit: SubmitDepositAnswer;
    /** Move money between the central wallet and a venue */
    submitTransfer: Answer;
    /** Order a withdrawal */
    submitWithdrawal: Answer;
    /** Applications for offers */
    getActivityApplications: GetActivityApplicationsAnswer;
    /** Bets */
    getBetRecords: GetBetRecordsAnswer;
    /** Deposits, withdrawals and transfers */
    getTransactionRecords: GetTransactionRecordsAnswer;
    /** Apply for an offer */
    applyForActivity: Answer;
    /** Claim the rebate */
    claimRebate: Answer;
    /** Offers */
    getActivities: GetActivitiesAnswer;
    /** One offer */
    getActivity: GetActivityAnswer;
    /** Types of offers */
    getActivityTypes: GetActivityTypesAnswer;
    /** Rebates */
    getRebates: GetRebatesAnswer;
    /** Remaining red packets and their rules */
    getRedPacket: GetRedPacketAnswer;
    /** Red packets that were won */
    getRedPacketRecords: GetRedPacketRecordsAnswer;
    /** Grab a red packet */
    grabRedPacket: GrabRedPacketAnswer;
    /** Apply to become an agent */
    applyForAgency: Answer;
    /** Change the password */
    changePassword: Answer;
    /** Change the payment password */
    changePayPassword: Answer;
    /** An article, such as the FAQ */
    getArticle: GetArticleAnswer;
    /** Notices */
    getNotices: GetNoticesAnswer;
    /** VIP levels */
    getVipLevels: GetVipLevelsAnswer;
    /** Change the profile */
    updateUser: Answer;
    /** Upload an avatar */
    uploadAvatar: Answer;
    /** Limits, break, reminder and play of the member */
    getSaferPlay: GetSaferPlayAnswer;
    /** Set the deposit limits */
    setDepositLimits: Answer;
    /** Set the reminder of play */
    setReminder: Answer;
    /** Begin a break */
    takeBreak: Answer;
}
