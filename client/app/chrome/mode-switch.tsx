import { Button, HStack } from '@chakra-ui/react';
import { type AudienceMode, setAudienceMode } from '../../lib/audience-mode';
import { useAudienceMode } from '../../lib/use-audience-mode';
import { BasketIcon, BriefcaseIcon } from '../../ui/icons';

const modes = [
  { mode: 'Commercial', Icon: BriefcaseIcon, hint: 'Commercial: suppliers for organisations' },
  { mode: 'Consumer', Icon: BasketIcon, hint: 'Consumer: suppliers for households' },
] as const satisfies { mode: AudienceMode; Icon: typeof BasketIcon; hint: string }[];

/** Commercial and Consumer, on tablets and larger (R020). Pressing the chosen one returns to General. */
export function ModeSwitch() {
  const current = useAudienceMode();
  return (
    <HStack gap="1" display={{ base: 'none', md: 'flex' }} role="group" aria-label="Who you buy for">
      {modes.map(({ mode, Icon, hint }) => {
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
            aria-label={mode}
            title={hint}
            onClick={() => setAudienceMode(chosen ? 'General' : mode)}
          >
            <Icon />
          </Button>
        );
      })}
    </HStack>
  );
}
