export const forgotten = 'the tests';
