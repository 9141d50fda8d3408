import type { Plugin } from 'vite';

/**
 * Chakra works out the texts of all tokens whenever a system is made. Browsers have them in the page already
 * (client/theme/base-css.ts), and that is a third of the time the theme takes to start.
 */
export function noTokenTexts(): Plugin {
  const eager = 'const _global = [getPreflightCss(), getGlobalCss(), getTokenCss()];';
  return {
    name: 'uplift-no-token-texts',
    apply: 'build',
    transform: {
      filter: { id: /@chakra-ui\/react\/dist\/esm\/styled-system\/system\.js$/ },
      handler(code) {
        if (this.environment.name !== 'client') return null;
        if (!code.includes(eager)) this.error('Chakra makes its system differently now: see noTokenTexts');
        return { code: code.replace(eager, 'const _global = [];'), map: null };
      },
    },
  };
}
