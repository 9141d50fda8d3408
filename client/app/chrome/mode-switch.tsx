import { Button, Flex } from '@chakra-ui/react';
import { type AudienceMode, setAudienceMode } from '../../lib/audience-mode';
import { useTexts } from '../../lib/language';
import { useAudienceMode } from '../../lib/use-audience-mode';
import { BasketIcon, BriefcaseIcon } from '../../ui/icons';
import { chromeTexts } from './chrome-texts';

const modes = [
  { mode: 'Commercial', Icon: BriefcaseIcon, name: 'commercial', hint: 'commercialHint' },
  { mode: 'Consumer', Icon: BasketIcon, name: 'consumer', hint: 'consumerHint' },
] as const satisfies { mode: AudienceMode; Icon: typeof BasketIcon; name: string; hint: string }[];

/** Commercial and Consumer, on tablets and larger (R020). Pressing the chosen one returns to General. */
export function ModeSwitch() {
  const current = useAudienceMode();
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
            onClick={() => setAudienceMode(chosen ? 'General' : mode)}
          >
            <Icon />
          </Button>
        );
      })}
    </Flex>
  );
}
