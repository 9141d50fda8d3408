import { differsByEncoding, repairGarbled } from './encoding-losses.js';

const garbled = (text: string) => Buffer.from(text, 'utf8').toString('latin1');

describe('letters that a spreadsheet has lost', () => {
  it.each([
    ['Kowhai Pepi', 'Kōwhai Pēpi'],
    ['M?ori', 'Māori'],
    ['Fa?a Café', 'Faʻa Café'],
    ['Ota?huhu', 'Ōtaʻhuhu'],
    ['Maori – it’s', 'Māori – it’s'],
  ])('are no change: %s where the record says %s', (cell, stored) => {
    expect(differsByEncoding(cell, stored)).toBe(true);
  });

  it.each([
    ['Cafe', 'Café'],
    ['Kōwhai', 'Kowhai'],
    ['Maori', 'Maori'],
    ['Kowhai Cafe', 'Kōwhai Café'],
    ['Maoris', 'Māori'],
    ['', 'ā'],
  ])('are not all that differs: %s where the record says %s', (cell, stored) => {
    expect(differsByEncoding(cell, stored)).toBe(false);
  });

  it.each(['Māori – it’s', 'Ōtāhuhu', 'Café', '5 €', 'Faʻa'])('are found again in a garbled %s', (text) => {
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
  ])('are all there in %s', (text) => {
    expect(repairGarbled(text)).toBeNull();
  });
});
