import { getReceivingAccounts } from '@parlour/api-client/endpoints/wallet';
import { useApiQuery, usePlatform, useTexts } from '@parlour/platform';
import { LinkButton } from '@parlour/platform/linkButton';
import { Card, Skeleton, theme, type } from '@parlour/ui-kit';
import { AsyncContent, CopyButton, EmptyState, loadStateOf, useIsPainted } from '@parlour/ui-kit/parts';
import styled from 'styled-components';
import { depositTexts } from './depositTexts';

/** Heights in px of an account whose values take one line each, of its heading, and of the gap between two accounts. */
const ACCOUNT_PX = 250;
const HEAD_PX = 26;
const GAP_PX = 20;

/** The operator's accounts that take bank transfers, each value ready to be copied; rendered after the chosen method is painted. */
export function ReceivingAccounts() {
  const texts = useTexts(depositTexts);
  const accounts = useApiQuery(getReceivingAccounts, {});
  const isPainted = useIsPainted();
  const state = loadStateOf(accounts, ({ length }) => length === 0);
  return (
    <AsyncContent
      state={isPainted ? state : { status: 'loading' }}
      texts={{ loading: texts.loading, failed: texts.accountsFailed, retry: texts.retry }}
      skeleton={
        <div style={{ minHeight: heightOf(accounts.data?.length ?? 1), paddingTop: HEAD_PX }}>
          <Skeleton height={ACCOUNT_PX - HEAD_PX} radius="card" />
        </div>
      }
      empty={
        <EmptyState
          art={null}
          title={texts.noAccounts}
          text={texts.noAccountsText}
          actions={<LinkButton to="/kefu">{texts.service}</LinkButton>}
        />
      }
    >
      {(list) =>
        list.map(({ bank_no, bank_owner, bank_address, bank_data }) => (
          <section key={bank_no} aria-label={`${texts.accounts}: ${bank_data?.bank_name ?? bank_no}`}>
            <Head>{texts.accounts}</Head>
            <Card data-flush>
              <Line label={texts.bankName} value={bank_data?.bank_name ?? ''} />
              <Line label={texts.accountNumber} value={bank_no} isCode />
              <Line label={texts.accountOwner} value={bank_owner} />
              <Line label={texts.accountAddress} value={bank_address} />
            </Card>
          </section>
        ))
      }
    </AsyncContent>
  );
}

function heightOf(accounts: number): number {
  return accounts * (ACCOUNT_PX + GAP_PX) - GAP_PX;
}

function Line({ label, value, isCode = false }: { label: string; value: string; isCode?: boolean }) {
  const { toast } = usePlatform();
  const texts = useTexts(depositTexts);
  if (value === '') return null;
  return (
    <Row>
      <span>
        <small>{label}</small>
        <b translate="no" data-code={isCode || undefined}>
          {value}
        </b>
      </span>
      <CopyButton
        text={value}
        size="small"
        aria-label={texts.copy(label)}
        onCopied={() => toast(texts.copied, 'success')}
        onFailed={() => toast(texts.copyFailed, 'danger')}
      >
        {texts.copyThis}
      </CopyButton>
    </Row>
  );
}

const Head = styled.h2`
  margin-bottom: 8px;
  ${type.caption}
  font-weight: 550;
  color: ${theme.color.text2};
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  min-height: 56px;
  padding: 6px 12px 6px 16px;
  & + & {
    box-shadow: inset 0 1px ${theme.color.hairline};
  }
  & > span {
    display: grid;
    min-width: 0;
  }
  & small {
    ${type.caption} color: ${theme.color.text3};
  }
  & b {
    ${type.label} overflow-wrap: anywhere;
  }
  & b[data-code] {
    font-variant-numeric: tabular-nums;
    letter-spacing: 0.02em;
  }
`;
