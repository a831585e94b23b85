CREATE TABLE "accounts" (
	"id" serial PRIMARY KEY NOT NULL,
	"member_id" integer,
	"kind" text NOT NULL,
	"balance" numeric(18, 2) DEFAULT '0' NOT NULL,
	CONSTRAINT "accounts_owner_kind" UNIQUE NULLS NOT DISTINCT("member_id","kind"),
	CONSTRAINT "member_balance_not_negative" CHECK ("accounts"."member_id" is null or "accounts"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "activities" (
	"id" serial PRIMARY KEY NOT NULL,
	"type_id" integer NOT NULL,
	"title" text NOT NULL,
	"banner" text NOT NULL,
	"content" text NOT NULL,
	"memo" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "activity_applications" (
	"id" serial PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL,
	"activity_id" integer NOT NULL,
	"state" smallint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "activity_types" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "agent_applications" (
	"id" serial PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL,
	"mobile" text NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "articles" (
	"type" integer PRIMARY KEY NOT NULL,
	"content" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "avatars" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL,
	"mime" text NOT NULL,
	"bytes" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "banks" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "banners" (
	"id" serial PRIMARY KEY NOT NULL,
	"src" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bets" (
	"id" serial PRIMARY KEY NOT NULL,
	"bet_id" text NOT NULL,
	"member_id" integer NOT NULL,
	"venue" text NOT NULL,
	"category" text NOT NULL,
	"game_name" text NOT NULL,
	"amount" numeric(18, 2) NOT NULL,
	"win_loss" numeric(18, 2) DEFAULT '0' NOT NULL,
	"status" smallint NOT NULL,
	"settle_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bets_bet_id_unique" UNIQUE("bet_id")
);
--> statement-breakpoint
CREATE TABLE "bookings" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"reference" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bookings_once" UNIQUE("reason","reference")
);
--> statement-breakpoint
CREATE TABLE "cards" (
	"id" serial PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL,
	"kind" smallint NOT NULL,
	"bank" text NOT NULL,
	"bank_owner" text NOT NULL,
	"bank_no" text NOT NULL,
	"bank_address" text DEFAULT '' NOT NULL,
	CONSTRAINT "cards_once" UNIQUE("member_id","kind","bank_no")
);
--> statement-breakpoint
CREATE TABLE "deposits" (
	"id" serial PRIMARY KEY NOT NULL,
	"no" text NOT NULL,
	"member_id" integer NOT NULL,
	"paytype" text NOT NULL,
	"protocol" text DEFAULT '' NOT NULL,
	"payer" jsonb,
	"amount" numeric(18, 2) NOT NULL,
	"state" smallint NOT NULL,
	"review_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "deposits_no_unique" UNIQUE("no")
);
--> statement-breakpoint
CREATE TABLE "entries" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"booking_id" bigint NOT NULL,
	"account_id" integer NOT NULL,
	"amount" numeric(18, 2) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "game_sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL,
	"game_code" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "games" (
	"code" text PRIMARY KEY NOT NULL,
	"venue" text NOT NULL,
	"category" text NOT NULL,
	"name" text NOT NULL,
	"is_hot" boolean NOT NULL,
	"is_open" boolean DEFAULT true NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"member_id" integer NOT NULL,
	"endpoint" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"answer" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_member_id_endpoint_key_pk" PRIMARY KEY("member_id","endpoint","key")
);
--> statement-breakpoint
CREATE TABLE "members" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"realname" text NOT NULL,
	"password_hash" text NOT NULL,
	"pay_password_hash" text NOT NULL,
	"vip" integer DEFAULT 1 NOT NULL,
	"promoted_at" timestamp with time zone,
	"referrer" text DEFAULT '' NOT NULL,
	"mobile" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"birthday" text DEFAULT '' NOT NULL,
	"is_agent" boolean DEFAULT false NOT NULL,
	"has_auto_transfer" boolean DEFAULT false NOT NULL,
	"avatar_id" text,
	"mini_app_id" text,
	"turnover_due" numeric(18, 2) DEFAULT '0' NOT NULL,
	"joined_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "members_mini_app_id_unique" UNIQUE("mini_app_id"),
	CONSTRAINT "turnover_due_not_negative" CHECK ("members"."turnover_due" >= 0)
);
--> statement-breakpoint
CREATE TABLE "mini_app_logins" (
	"hash" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"id" serial PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"is_on_home" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pay_ranges" (
	"type" text PRIMARY KEY NOT NULL,
	"min" numeric(18, 2) NOT NULL,
	"max" numeric(18, 2) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pay_targets" (
	"id" serial PRIMARY KEY NOT NULL,
	"paytype" text NOT NULL,
	"protocol" text NOT NULL,
	"address" text NOT NULL,
	"picture" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rebates" (
	"id" serial PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL,
	"venue" text NOT NULL,
	"game_name" text NOT NULL,
	"day" text NOT NULL,
	"exact" numeric(20, 6) NOT NULL,
	"state" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "receiving_accounts" (
	"id" serial PRIMARY KEY NOT NULL,
	"bank_name" text NOT NULL,
	"bank_no" text NOT NULL,
	"bank_owner" text NOT NULL,
	"bank_address" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "red_packet_rules" (
	"id" serial PRIMARY KEY NOT NULL,
	"start_time" text NOT NULL,
	"end_time" text NOT NULL,
	"day_flow" numeric(18, 2) NOT NULL,
	"flow_money" numeric(18, 2) NOT NULL,
	"recharge" numeric(18, 2) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "red_packets" (
	"id" serial PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL,
	"recharged" numeric(18, 2) NOT NULL,
	"won" numeric(18, 2) NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site" (
	"id" smallint PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"site_state" smallint NOT NULL,
	"repair_tips" text NOT NULL,
	"redpacket_switch" smallint NOT NULL,
	"index_modal" smallint NOT NULL,
	"webcontent" text NOT NULL,
	"site_logo" text NOT NULL,
	"h5_url" text NOT NULL,
	"ios_download_qrcode" text NOT NULL,
	"ios_download_url" text NOT NULL,
	"usdt_rate" numeric(18, 2) NOT NULL,
	"fee_trc20" numeric(18, 2) NOT NULL,
	"fee_erc20" numeric(18, 2) NOT NULL,
	"pays_red_packets_all_day" boolean NOT NULL,
	"red_packets_a_day" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "transfers" (
	"id" serial PRIMARY KEY NOT NULL,
	"no" text NOT NULL,
	"member_id" integer NOT NULL,
	"venue" text NOT NULL,
	"is_into_venue" boolean NOT NULL,
	"amount" numeric(18, 2) NOT NULL,
	"state" smallint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "transfers_no_unique" UNIQUE("no")
);
--> statement-breakpoint
CREATE TABLE "venues" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vip_levels" (
	"level" integer PRIMARY KEY NOT NULL,
	"recharge" numeric(18, 2) NOT NULL,
	"flow" numeric(18, 2) NOT NULL,
	"realperson" numeric(18, 2) NOT NULL,
	"sport" numeric(18, 2) NOT NULL,
	"e_sport" numeric(18, 2) NOT NULL,
	"joker" numeric(18, 2) NOT NULL,
	"electron" numeric(18, 2) NOT NULL,
	"lottery" numeric(18, 2) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "withdrawals" (
	"id" serial PRIMARY KEY NOT NULL,
	"no" text NOT NULL,
	"member_id" integer NOT NULL,
	"target" text NOT NULL,
	"pay_way" text NOT NULL,
	"amount" numeric(18, 2) NOT NULL,
	"state" smallint NOT NULL,
	"review_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "withdrawals_no_unique" UNIQUE("no")
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_type_id_activity_types_id_fk" FOREIGN KEY ("type_id") REFERENCES "public"."activity_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_applications" ADD CONSTRAINT "activity_applications_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_applications" ADD CONSTRAINT "activity_applications_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_applications" ADD CONSTRAINT "agent_applications_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "avatars" ADD CONSTRAINT "avatars_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bets" ADD CONSTRAINT "bets_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cards" ADD CONSTRAINT "cards_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposits" ADD CONSTRAINT "deposits_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_sessions" ADD CONSTRAINT "game_sessions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rebates" ADD CONSTRAINT "rebates_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "red_packets" ADD CONSTRAINT "red_packets_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activity_applications_member" ON "activity_applications" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "bets_member" ON "bets" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "bets_due" ON "bets" USING btree ("settle_at");--> statement-breakpoint
CREATE INDEX "deposits_member" ON "deposits" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "deposits_due" ON "deposits" USING btree ("review_at");--> statement-breakpoint
CREATE INDEX "entries_booking" ON "entries" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "entries_account" ON "entries" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "game_sessions_member" ON "game_sessions" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "members_name_lower" ON "members" USING btree (lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "rebates_open" ON "rebates" USING btree ("member_id","game_name","day") WHERE "rebates"."state" = 0;--> statement-breakpoint
CREATE INDEX "rebates_member" ON "rebates" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "red_packets_member" ON "red_packets" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "sessions_member" ON "sessions" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "transfers_member" ON "transfers" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "withdrawals_member" ON "withdrawals" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "withdrawals_due" ON "withdrawals" USING btree ("review_at");