import { Button, Flex, Text } from '@chakra-ui/react';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { withLoadTimeout } from '../navigation/chunk-load';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/**
 * Creates a part of a form whose code loads when it is first rendered: `lazyComponent(() => import('./calendar-popup'))`.
 * Unlike `React.lazy` it handles a failure to load in its own place: it shows a message and tries again, and text typed
 * into the form around it is not lost. `load` of the result fetches the code earlier, when a pointer approaches.
 */
export function lazyComponent<Props extends object>(load: Load<Props>, waiting: ReactNode = null) {
  let code: ComponentType<Props> | null = null;
  let coming: Promise<void> | null = null;
  const fetchCode = () => {
    coming ??= withLoadTimeout(load)
      .then((module) => {
        code = module.default;
      })
      .finally(() => {
        coming = null;
      });
    return coming;
  };

  // biome-ignore lint/correctness/noComponentHookFactories: called once per part, when the module loads
  function Widget(props: Props) {
    const [attempt, setAttempt] = useState(0);
    const [state, setState] = useState<'waiting' | 'here' | 'failed'>(code ? 'here' : 'waiting');
    // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads again
    useEffect(() => {
      let gone = false;
      const tell = (next: 'here' | 'failed') => () => void (gone || setState(next));
      if (!code) fetchCode().then(tell('here'), tell('failed'));
      return () => {
        gone = true;
      };
    }, [attempt]);
    if (state === 'here' && code) {
      const Code = code;
      return <Code {...props} />;
    }
    if (state === 'waiting') return waiting;
    return (
      <Flex align="center" gap="3" role="alert" py="1">
        <Text textStyle="sm" color="fg.error">
          Couldn’t load this part of the form.
        </Text>
        <Button
          size="xs"
          variant="outline"
          onClick={() => {
            setState('waiting');
            setAttempt(attempt + 1);
          }}
        >
          Try again
        </Button>
      </Flex>
    );
  }
  /** Called when a pointer approaches; a failure is only shown when the part is used. */
  Widget.load = () => void (code ?? fetchCode().catch(() => undefined));
  return Widget;
}
