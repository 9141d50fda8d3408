import { Box, Button, Flex } from '@chakra-ui/react';
import { useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useCurrentSearch } from '../../features/site/search/use-current-search';
import {
  type AudienceMode,
  currentAudienceMode,
  MODE_KEY,
  readAudienceMode,
  setAudienceMode,
  setModeIn,
  subscribeAudienceMode,
} from '../../lib/audience-mode';
import { useTexts } from '../../lib/language';
import { keepFocus } from '../../lib/navigation-state';
import { chromeTexts } from '../../navigation/page-titles';
import { needsScript } from '../../ui/needs-script';
import { BasketIcon, BriefcaseIcon } from '../../ui/pictograms';

/** Returns the chosen mode; General on the server and while hydrating. */
function useAudienceMode(): AudienceMode {
  return useSyncExternalStore<AudienceMode>(subscribeAudienceMode, currentAudienceMode, () => 'General');
}

const modes = [
  { mode: 'Commercial', Icon: BriefcaseIcon, name: 'commercial', hint: 'commercialHint' },
  { mode: 'Consumer', Icon: BasketIcon, name: 'consumer', hint: 'consumerHint' },
] as const satisfies { mode: AudienceMode; Icon: typeof BasketIcon; name: string; hint: string }[];

/**
 * Returns the current mode, and a function that chooses another (R017). Results have their mode in the address, so that
 * a reload or a shared link shows the same; everywhere else it is the saved one.
 */
function useMode() {
  const navigate = useNavigate();
  const { search } = useLocation();
  const { onResults } = useCurrentSearch();
  const remembered = useAudienceMode();
  const query = new URLSearchParams(search);
  const choose = (mode: AudienceMode) => {
    setAudienceMode(mode);
    if (!onResults) return;
    query.delete('page');
    setModeIn(query, mode);
    void navigate({ search: String(query) }, { replace: true, preventScrollReset: true, state: keepFocus });
  };
  return { current: onResults ? readAudienceMode(query.get(MODE_KEY)) : remembered, choose };
}

/** The Commercial and Consumer buttons, on tablets and larger (R020). Pressing the active one returns to General. */
export function ModeSwitch() {
  const { current, choose } = useMode();
  const text = useTexts(chromeTexts);
  return (
    <Box hideBelow="md" css={needsScript}>
      <Flex align="center" gap="1" role="group" aria-label={text.whoYouBuyFor}>
        {modes.map(({ mode, Icon, name, hint }) => {
          const chosen = current === mode;
          return (
            <Button
              key={mode}
              size="sm"
              px="2.5"
              variant={chosen ? 'solid' : 'ghost'}
              colorPalette={chosen ? 'accent' : 'neutral'}
              borderRadius="full"
              aria-pressed={chosen}
              aria-label={text[name]}
              title={text[hint]}
              onClick={() => choose(chosen ? 'General' : mode)}
            >
              <Icon />
            </Button>
          );
        })}
      </Flex>
    </Box>
  );
}
