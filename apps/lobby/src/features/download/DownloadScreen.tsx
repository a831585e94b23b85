import { Link, useTexts, useTopicState } from '@parlour/platform';
import { LinkButton } from '@parlour/platform/linkButton';
import { ButtonLink, FailedState, Logo, Picture, GradientCard, Skeleton, theme, type } from '@parlour/ui-kit';
import { downloadAddress, EmptyState, isolated } from '@parlour/ui-kit/parts';
import { QrCode } from '@parlour/ui-kit/qr';
import { Download } from 'lucide-react';
import styled from 'styled-components';
import { downloadTexts } from './downloadTexts';

/** Download of the operator's app: a QR code for another phone, a button for this one. */
export function DownloadScreen() {
  const texts = useTexts(downloadTexts);
  const { data: app, hasFailed, retry } = useTopicState('appInfo');
  // No AsyncContent: the page is shown while only its title and code load.
  if (hasFailed) {
    return <FailedState title={texts.failed} text={texts.failedText} retryLabel={texts.retry} onRetry={retry} />;
  }
  if (app && downloadAddress(app.ios_download_url) === undefined && app.ios_download_qrcode === '') {
    return <EmptyState title={texts.none} text={texts.noneText} actions={<LinkButton to="/">{texts.home}</LinkButton>} />;
  }
  return (
    <Page>
      <Sheet>
        <Picture src={app?.site_logo} alt="" width={56} height={56} fallback={<Logo size={56} />} />
        <h1>{app ? texts.title(isolated(app.title)) : <Skeleton width={180} height={28} radius="chip" />}</h1>
        <p>{texts.text}</p>
        <QrCode
          picture={app?.ios_download_qrcode ?? ''}
          text={downloadAddress(app?.ios_download_url ?? '')?.href ?? ''}
          label={texts.code}
          isWaiting={app === undefined}
        />
        <small>{texts.scan}</small>
      </Sheet>
      <ButtonLink as={Link} to="/gamePage?app=1" data-wide>
        <Download strokeWidth={1.75} aria-hidden />
        <span>{texts.download}</span>
      </ButtonLink>
      <ol>
        {texts.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </Page>
  );
}

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  padding: 8px ${theme.gutter} 24px;
  & > ol {
    display: grid;
    gap: 8px;
    padding: 4px 4px 0;
    counter-reset: step;
    ${type.caption}
    color: ${theme.color.text2};
  }
  & > ol > li {
    display: flex;
    gap: 10px;
    counter-increment: step;
  }
  & > ol > li::before {
    content: counter(step);
    flex: none;
    width: 20px;
    height: 20px;
    border-radius: ${theme.radius.chip};
    background: ${theme.color.accentSoft};
    text-align: center;
    line-height: 20px;
    font-weight: 650;
    color: ${theme.color.accentText};
  }
`;

const Sheet = styled(GradientCard)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  padding: 28px 20px 24px;
  text-align: center;
  & > h1 {
    min-height: 28px;
    margin-top: 12px;
    ${type.title}
  }
  & > p {
    margin: 4px 0 20px;
    ${type.body}
    color: ${theme.color.text2};
    text-wrap: balance;
  }
  & > small {
    margin-top: 12px;
    ${type.caption}
    color: ${theme.color.text2};
  }
`;
