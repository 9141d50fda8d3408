it('makes fewer assertions than announced', () => {
  expect.assertions(2);
  expect(1).toBe(1);
});

it('makes no assertion, though it has to', () => {
  expect.hasAssertions();
});

it('makes as many assertions as announced', () => {
  expect.assertions(1);
  expect(1).toBe(1);
});

it.failing('is known to fail', () => {
  expect(1).toBe(2);
});

it.failing('is said to fail', () => {
  expect(1).toBe(1);
});

it('takes a callback', (done) => {
  done();
});

it.todo('is still to be written');
