import { getVisitUrl } from '@parlour/api-client/endpoints/lobby';
import { referrer, useSend, useTexts } from '@parlour/platform';
import { Button, theme, type } from '@parlour/ui-kit';
import { ExternalLink } from 'lucide-react';
import styled from 'styled-components';
import { welcomeTexts } from './welcomeTexts';
import { visitAddress } from './visitAddress';

/** Opens the operator's main site, on its registration when the visitor was referred (spec section 7). */
export function MainSite() {
  const texts = useTexts(welcomeTexts);
  const { send, isSending } = useSend(getVisitUrl);
  const visit = async () => {
    // Opened before the request, because popup blockers block windows that are opened after the response. The browser of a
    // messenger may have only one window, and return that one.
    const opened = window.open('', '_blank');
    const tab = opened === window ? null : opened;
    const sent = await send({});
    const address = sent && 'reply' in sent ? visitAddress(sent.reply.data.url, referrer()) : undefined;
    if (address === undefined) tab?.close();
    else if (tab === null) location.assign(address);
    else {
      tab.opener = null;
      tab.location.replace(address);
    }
  };
  return (
    <Footer>
      <p>{texts.mainSiteText}</p>
      <Button
        variant="secondary"
        size="small"
        busy={isSending}
        icon={<ExternalLink strokeWidth={1.75} aria-hidden />}
        onClick={() => void visit()}
      >
        {texts.mainSite}
      </Button>
    </Footer>
  );
}

const Footer = styled.footer`
  display: grid;
  justify-items: center;
  gap: 8px;
  padding: 24px 0 8px;
  ${type.caption}
  text-align: center;
  color: ${theme.color.text3};
`;
