import { differsByEncoding, repairGarbled } from './encoding-losses.js';

const garbled = (text: string) => Buffer.from(text, 'utf8').toString('latin1');

describe('letters lost in a spreadsheet', () => {
  it.each([
    ['Kowhai Pepi', 'Kōwhai Pēpi'],
    ['M?ori', 'Māori'],
    ['Fa?a Café', 'Faʻa Café'],
    ['Ota?huhu', 'Ōtaʻhuhu'],
    ['Maori – it’s', 'Māori – it’s'],
  ])('do not count as a change: %s where the record has %s', (cell, stored) => {
    expect(differsByEncoding(cell, stored)).toBe(true);
  });

  it.each([
    ['Cafe', 'Café'],
    ['Kōwhai', 'Kowhai'],
    ['Maori', 'Maori'],
    ['Kowhai Cafe', 'Kōwhai Café'],
    ['Maoris', 'Māori'],
    ['', 'ā'],
  ])('do not hide another change: %s where the record has %s', (cell, stored) => {
    expect(differsByEncoding(cell, stored)).toBe(false);
  });

  it.each(['Māori – it’s', 'Ōtāhuhu', 'Café', '5 €', 'Faʻa'])('are detected in a garbled %s', (text) => {
    expect(repairGarbled(garbled(text))).toBe(text);
  });

  it.each([
    'Māori',
    'Café',
    'ROSÉ’S',
    'Straß…',
    'Plain',
    '',
    'Ã',
    '李',
    'Café\u00a0– open',
    'Café\u00a0\u00a0Bistro',
    'Rosé™®',
    'SMÅ’s',
  ])('are not reported for an intact %s', (text) => {
    expect(repairGarbled(text)).toBeNull();
  });
});
