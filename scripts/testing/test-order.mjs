import Sequencer from '@jest/test-sequencer';

/** The longest first, so that none is left over at the end while other processors have nothing to do. */
const PROJECTS = ['browser', 'server', 'client'];

const rank = ({ context }) => PROJECTS.indexOf(context.config.displayName?.name);

/** Within a project Jest's own order: by the time that a file took last, or by its size. */
export default class TestOrder extends Sequencer {
  sort(tests) {
    return super.sort(tests).toSorted((a, b) => rank(a) - rank(b));
  }
}
