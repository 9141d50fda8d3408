import { differsByLossOnly, lossOf } from './spreadsheet-losses.js';

const phone = { column: 'text', digits: 'phone' } as const;
const postCode = { column: 'text', digits: 'postCode' } as const;
const line = { column: 'text', digits: undefined } as const;
const note = { column: 'text', long: true } as const;
const number = { column: 'number' } as const;
const day = { column: 'day' } as const;
const instant = { column: 'instant' } as const;

describe('number digits lost in a spreadsheet', () => {
  it.each([
    [postCode, '610', '0610'],
    [postCode, '610.0', '0610'],
    [postCode, '0', '0000'],
    [postCode, '610.00', '0610'],
    [postCode, '6,011', '6011'],
    [postCode, '6011.00', '6011'],
    [phone, '215550100.00', '0215550100'],
    [phone, '215,550,100', '0215550100'],
    [phone, '215,550,100.00', '021 555 0100'],
    [phone, '64.215.550.100', '+64215550100'],
    [phone, '215550100,00', '0215550100'],
    [phone, '215550100', '0215550100'],
    [phone, '215550100', '021 555 0100'],
    [phone, '95550123', '09 555-0123'],
    [phone, '64215550100', '+64215550100'],
    [phone, '64215550100.0', '0064215550100'],
    [phone, '6.42E+10', '+64215550100'],
    [phone, '6.42156E+10', '+64215550100'],
    [phone, '2,15551E+08', '0215550999'],
    [phone, '6E+10', '64215550100'],
    [line, '1.23457E+15', '1234567890123456'],
  ])('do not count as a change: %j has %s where the record has %s', (field, cell, stored) => {
    expect(differsByLossOnly(field, cell, stored)).toBe(true);
  });

  it.each([
    [postCode, '620', '0610'],
    [postCode, '610', '6100'],
    [phone, '215550101', '0215550100'],
    [phone, '6.43E+10', '+64215550100'],
    [phone, '6.42E+09', '+64215550100'],
    [phone, '215550100', '021 555 0100 ext 5'],
    [phone, '215550100', ''],
    [line, '610', '0610'],
  ])('count as a change: %j has %s where the record has %s', (field, cell, stored) => {
    expect(differsByLossOnly(field, cell, stored)).toBe(false);
  });

  it.each([
    [postCode, '610', /lost a 0.*0610/],
    [postCode, '5', /lost a 0/],
    [postCode, '610.00', /lost a 0/],
    [postCode, '6,011', /shows this postcode as the number 6,011\. Format the column as Text/],
    [phone, '215550100.00', /lost the 0/],
    [phone, '215,550,100', /lost the 0/],
    [phone, '64215550100.0', /shows this phone number as the number 64215550100\.0\./],
    [phone, '215550100', /lost the 0.*021 555 0100/],
    [phone, '95550100', /lost the 0/],
    [phone, '6.42E+10', /shortened this number to 6\.42E\+10\. Format the column as Text/],
    [line, '1.2E+05', /shortened/],
    [number, '1.2E+06', /shortened/],
    [phone, '########', /too narrow.*wider/],
    [day, '#####', /too narrow/],
    [number, '##', /too narrow/],
    [line, '####', /too narrow/],
    [note, '#N/A', /shows the error #N\/A/],
    [line, '#REF!', /shows the error/],
    [phone, '#VALUE!', /shows the error/],
    [day, '#NAME?', /shows the error/],
    [number, '#DIV/0!', /shows the error/],
    [note, '#NUM!', /shows the error/],
    [note, '#NULL!', /shows the error/],
    [note, '#SPILL!', /shows the error/],
    [note, 'Err:502', /shows the error/],
    [day, '46085', /shows this date as the number 46085\. Format the column as Date/],
    [day, '46085.5', /as the number 46085\.5/],
    [instant, '46085.604', /as the number/],
  ])('are reported: %j has %s', (field, cell, message) => {
    expect(lossOf(field, cell)).toMatch(message);
  });

  it.each([
    [postCode, '0610'],
    [postCode, '6011'],
    [phone, '021 555 0100'],
    [phone, '0215550100'],
    [phone, '+64215550100'],
    [phone, '64215550100'],
    [phone, '5550100'],
    [phone, '09 555.0100'],
    [phone, '021.555.010'],
    [phone, '64 215 550 100'],
    [phone, '111'],
    [line, '215550100'],
    [note, '1E+05'],
    [note, '###'],
    [line, '#1'],
    [note, '#N/A is what we saw'],
    [line, '46085'],
    [number, '46085'],
  ])('are not reported if nothing is lost: %j has %s', (field, cell) => {
    expect(lossOf(field, cell)).toBeNull();
  });
});
