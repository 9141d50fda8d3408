import { Button, Flex } from '@chakra-ui/react';
import { useLocation, useNavigate } from 'react-router';
import { useSearched } from '../../features/search/use-searched';
import { type AudienceMode, setAudienceMode, setModeIn } from '../../lib/audience-mode';
import { useTexts } from '../../lib/language';
import { keepFocus } from '../../lib/navigation-state';
import { useAudienceMode } from '../../lib/use-audience-mode';
import { BasketIcon, BriefcaseIcon } from '../../ui/icons';
import { chromeTexts } from './chrome-texts';

const modes = [
  { mode: 'Commercial', Icon: BriefcaseIcon, name: 'commercial', hint: 'commercialHint' },
  { mode: 'Consumer', Icon: BasketIcon, name: 'consumer', hint: 'consumerHint' },
] as const satisfies { mode: AudienceMode; Icon: typeof BasketIcon; name: string; hint: string }[];

/** Chooses a mode (R017). Results have theirs in the address, so that a reload or a shared link shows the same. */
function useChooseMode() {
  const navigate = useNavigate();
  const { search } = useLocation();
  const { onResults } = useSearched();
  return (mode: AudienceMode) => {
    setAudienceMode(mode);
    if (!onResults) return;
    const query = new URLSearchParams(search);
    query.delete('page');
    setModeIn(query, mode);
    void navigate({ search: String(query) }, { replace: true, preventScrollReset: true, state: keepFocus });
  };
}

/** Commercial and Consumer, on tablets and larger (R020). Pressing the chosen one returns to General. */
export function ModeSwitch() {
  const current = useAudienceMode();
  const choose = useChooseMode();
  const text = useTexts(chromeTexts);
  return (
    <Flex
      align="center"
      gap="1"
      display={{ base: 'none', md: 'flex' }}
      role="group"
      aria-label={text.whoYouBuyFor}
    >
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
  );
}
