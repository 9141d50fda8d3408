import { actionHref } from './action-href';

it.each([
  ['/admin/leads/{ref_id}', '/admin/leads/7'],
  ['/admin/leads/:ref_id', '/admin/leads/7'],
  ['/admin/leads/ref_id', '/admin/leads/7'],
  ['/admin/leads/ref_id/notes?of={ref_id}#ref_id', '/admin/leads/7/notes?of=7#ref_id'],
  ['/admin/leads?ref_id=ref_id', '/admin/leads?ref_id=7'],
  ['/admin/dashboard', '/admin/dashboard'],
  ['/admin/href_ids', '/admin/href_ids'],
])('%s leads to %s R248 A119', (redirectUrl, href) => {
  expect(actionHref({ redirectUrl, refId: 7 })).toBe(href);
});

it.each([
  'https://evil.example/{ref_id}',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'admin',
  'javascript:x',
])('does not link %j, which is no page of this site A119', (redirectUrl) => {
  expect(actionHref({ redirectUrl, refId: 7 })).toBeNull();
});

it('an action without an address, or without the number that its address needs, has no link A119', () => {
  expect(actionHref({ redirectUrl: null, refId: 7 })).toBeNull();
  expect(actionHref({ redirectUrl: '/admin/leads/{ref_id}', refId: null })).toBeNull();
});
