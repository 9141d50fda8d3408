import { detailOf, type Notification, titleOf } from './notification-labels';

const labels = {
  website: 'Website',
  postalAsAbove: 'Postal address is the same as the street address',
  name: 'Name',
};
const changed = (fields: string[]) =>
  detailOf(
    { kind: 'CHANGE', action: 'supplier.changed', detail: null, fields } as unknown as Notification,
    labels,
  );

describe('changes in a notification', () => {
  it.each([
    [['website', 'postalAsAbove'], 'Website, Postal address is the same as the street address'],
    [['name', 'notOnAnyForm'], 'Name, Not on any form'],
    [['name', 'website', 'email', 'phone', 'status'], 'Name, Website, Email, Phone and 1 more'],
  ])('names %j by the labels of the form', (fields, words) => {
    expect(changed(fields)).toBe(words);
  });

  it('shows how many records a colleague changed', () => {
    expect(detailOf({ kind: 'WORK', detail: '1234', fields: [] } as unknown as Notification, {})).toBe(
      '1,234 records',
    );
  });

  it('lists no fields for a new record', () => {
    expect(
      detailOf(
        {
          kind: 'CHANGE',
          action: 'supplier.created',
          detail: null,
          fields: ['name'],
        } as unknown as Notification,
        labels,
      ),
    ).toBeNull();
  });
});

it('links a reported issue to its message for staff A162 R181', () => {
  const note = {
    kind: 'CHANGE',
    action: 'contact-message.issue-reported',
    actor: { kind: 'PERSON', name: 'Hana Roof' },
    recordType: 'MESSAGE',
    recordId: 8,
    title: 'Tōtara Roofing',
  } as unknown as Notification;
  expect(titleOf(note)).toBe('Hana Roof reported an issue with an enquiry to Tōtara Roofing');
});
