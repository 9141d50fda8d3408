import { Box, Button, Flex } from '@chakra-ui/react';
import { texts, useLanguage, useTexts } from '../../../lib/language';
import { usePageConfig } from '../../../lib/page-config';
import { GoogleMark } from './google-mark';

const googleTexts = texts(
  { go: 'Continue with Google', or: 'or with your email' },
  { go: 'Haere tonu mā Google', or: 'mā tō īmēra rānei' },
);

/**
 * The link for signing in or registering with Google; renders nothing if Google sign-in is not configured (A117). A
 * plain link, so that it also works without scripts and loads none of Google's; `to` is the page to open afterwards.
 */
export function GoogleLink({ to }: { to?: string }) {
  const text = useTexts(googleTexts);
  const language = useLanguage();
  const { apiUrl, publicUrl, googleSignIn } = usePageConfig();
  if (!googleSignIn) return null;
  const query = new URLSearchParams({ language, ...(to && { to }) });
  return (
    <Box mb="6">
      <Button asChild type={undefined} variant="outline" size="lg" w="full" color="fg">
        <a href={`${apiUrl ?? publicUrl}/api/auth/google/start?${query}`} rel="nofollow">
          <GoogleMark />
          {text.go}
        </a>
      </Button>
      <Flex align="center" gap="4" mt="6" textStyle="sm" color="fg.muted">
        <Rule />
        {text.or}
        <Rule />
      </Flex>
    </Box>
  );
}

const Rule = () => <Box flex="1" borderTopWidth="1px" borderColor="border" aria-hidden />;
