import { Box, chakra, Tabs } from '@chakra-ui/react';
import { useMemo } from 'react';
import { tabs } from '../theme/lazy-recipes/tabs';

const Frame = chakra('iframe', {
  base: { display: 'block', w: 'full', h: 'max(28rem, calc(100dvh - 25rem))', border: '0', bg: 'white' },
});

const PLAIN = 'font: 15px/1.6 system-ui, sans-serif; margin: 24px; color: #1d221e';

/**
 * Returns the mail as a document of its own. Links open outside the frame, which may not be navigated itself; mails
 * without styles get plain ones.
 */
function frameSource(html: string): string {
  const base = '<base target="_blank">';
  if (/<head[^>]*>/i.test(html)) return html.replace(/<head[^>]*>/i, (head) => head + base);
  return `<!doctype html><head>${base}</head><body style="${PLAIN}">${html}</body>`;
}

type Props = { subject: string; html: string; text: string };

/** A mail as it was sent. The HTML runs in a sandbox: no scripts, no forms, no access to this page. */
export function MailBody({ subject, html, text }: Props) {
  const source = useMemo(() => frameSource(html), [html]);
  return (
    <Tabs.Root recipe={tabs} defaultValue="html" size="sm" lazyMount>
      <Tabs.List px={{ base: '2', md: '4' }}>
        <Tabs.Trigger value="html">Formatted</Tabs.Trigger>
        <Tabs.Trigger value="text">Plain text</Tabs.Trigger>
      </Tabs.List>
      <Tabs.Content value="html" p="0">
        <Frame
          title={`Email: ${subject}`}
          srcDoc={source}
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          referrerPolicy="no-referrer"
        />
      </Tabs.Content>
      <Tabs.Content value="text" p="0">
        <Box
          as="pre"
          fontFamily="mono"
          textStyle="sm"
          whiteSpace="pre-wrap"
          overflowWrap="anywhere"
          p={{ base: '4', md: '6' }}
          m="0"
        >
          {text}
        </Box>
      </Tabs.Content>
    </Tabs.Root>
  );
}
