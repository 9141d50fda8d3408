/** @jest-environment node */
import {
  Badge,
  Box,
  Button,
  Card,
  ChakraProvider,
  chakra,
  createSystem,
  defaultBaseConfig,
  Field,
  Flex,
  Heading,
  Input,
  type SystemContext,
  Text,
} from '@chakra-ui/react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { rememberingSystem } from './remembering-system';
import { config } from './system';

const plain = createSystem(defaultBaseConfig, config);
const remembering = rememberingSystem(plain);

const Raised = chakra('div', {
  base: { p: '4', _hover: { bg: 'bg.muted' } },
  variants: { tone: { calm: { color: 'fg.muted' }, loud: { color: 'accent.fg' } } },
  defaultVariants: { tone: 'calm' },
});
const RaisedCard = chakra(Raised, {
  base: { borderRadius: 'l2' },
  variants: { wide: { true: { w: 'full' } } },
});

const elements: Record<string, ReactNode> = {
  'no styles': <Box />,
  'values at widths': <Box p={{ base: '2', md: '6' }} display={['none', null, 'block']} />,
  'one style with two values': (
    <>
      <Box p="1" />
      <Box p="2" />
    </>
  ),
  conditions: <Text color="fg" _hover={{ color: 'brand.fg' }} _dark={{ _focusVisible: { bg: 'bg' } }} />,
  'css in several parts': <Box css={[{ m: '1' }, undefined, { '& > a': { color: 'link' } }]} mt="2" />,
  'styles of a state that is off': <Box color={undefined} bg="bg" lineClamp="3" />,
  'a recipe and its variants': (
    <>
      <Button>Save</Button>
      <Button variant="outline" size="sm" colorPalette="brand" mt="3">
        Save
      </Button>
      <Badge variant="outline">New</Badge>
      <Heading as="h2" size={{ base: 'lg', md: '2xl' }}>
        Kōwhai
      </Heading>
    </>
  ),
  'a recipe on another element': (
    <Button asChild variant="plain">
      <a href="/">Home</a>
    </Button>
  ),
  'a recipe of several parts': (
    <Card.Root>
      <Card.Body>
        <Field.Root invalid required>
          <Field.Label>Name</Field.Label>
          <Input name="name" />
          <Field.ErrorText>Enter a name</Field.ErrorText>
        </Field.Root>
      </Card.Body>
    </Card.Root>
  ),
  'recipes of our own, one upon another': (
    <Flex gap="2">
      <Raised />
      <Raised tone="loud" p="1" />
      <RaisedCard wide tone="loud" />
      <RaisedCard wide={false} />
    </Flex>
  ),
  'an animation and important values': <Box animation="progress 1s" color="fg !important" />,
};

/** Returns the markup and the rules of an element, without the system's own global rules. */
function drawn(system: SystemContext, element: ReactNode) {
  const cache = createCache({ key: 'css' });
  cache.compat = true;
  const html = renderToString(
    <CacheProvider value={cache}>
      <ChakraProvider value={{ ...system, _global: [] }}>{element}</ChakraProvider>
    </CacheProvider>,
  );
  return { html, rules: cache.inserted };
}

describe('memoizing style system', () => {
  it.each(Object.keys(elements))('renders like Chakra, the first time and later: %s', (name) => {
    const expected = drawn(plain, elements[name]);
    expect(drawn(remembering, elements[name])).toEqual(expected);
    expect(drawn(remembering, elements[name])).toEqual(expected);
  });

  it('computes each style once', () => {
    const css = jest.fn(plain.css);
    const cva = jest.fn(plain.cva);
    const isValidProperty = jest.fn(plain.isValidProperty);
    const counted = rememberingSystem({ ...plain, css, cva, isValidProperty } as SystemContext);
    const pages = [1, 2, 3].map(() => drawn(counted, elements['recipes of our own, one upon another']).html);
    expect(new Set(pages).size).toBe(1);
    for (const [counter, most] of [[css, 5] as const, [cva, 3] as const, [isValidProperty, 20] as const]) {
      expect(counter.mock.calls.length).toBeGreaterThan(0);
      expect(counter.mock.calls.length).toBeLessThanOrEqual(most);
    }
  });

  it('drops old entries when the cache is full', () => {
    const css = jest.fn(plain.css);
    const forgetful = rememberingSystem({ ...plain, css } as SystemContext);
    for (let width = 1; width <= 5000; width++) forgetful.css({ width: `${width}px` });
    expect(css).toHaveBeenCalledTimes(5000);
    forgetful.css({ width: '5000px' });
    expect(css).toHaveBeenCalledTimes(5000);
    forgetful.css({ width: '1px' });
    expect(css).toHaveBeenCalledTimes(5001);
  });
});
