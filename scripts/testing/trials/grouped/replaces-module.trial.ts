import { leavesMuch } from './leaves-much';

jest.mock('./leaves-much', () => ({ leavesMuch: () => it('passes', () => undefined) }));

leavesMuch();
