import { texts } from '../../../lib/language';

/** Texts above the results of a relaxed search. */
export const relaxedTexts = texts(
  {
    none: (trade: string, where: string) => `No suppliers for ${trade}${where} yet.`,
    noneOfTrade: (people: string, where: string) => `No ${people}${where} yet.`,
    inPlace: (place: string) => ` in ${place}`,
    nationwide: ' nationwide',
    nearby: (count: string) => `These ${count} suppliers work nearby or nationwide.`,
    oneNearby: 'This supplier works in your area or across New Zealand.',
    part: (count: string) => `These ${count} suppliers match part of your search.`,
    onePart: 'This supplier matches part of your search.',
    elsewhere: (count: string) => `These ${count} suppliers work only in certain regions.`,
    oneElsewhere: 'This supplier works only in certain regions.',
    parent: (count: string, category: string, where: string) =>
      `These ${count} suppliers${where} are in the category ${category}.`,
    oneParent: (category: string, where: string) => `This supplier${where} is in the category ${category}.`,
    parentNearby: (count: string, category: string) =>
      `These ${count} suppliers in ${category} work nearby or all over New Zealand.`,
    oneParentNearby: (category: string) =>
      `This supplier in ${category} works nearby or all over New Zealand.`,
  },
  {
    none: (trade: string, where: string) => `Kāore anō he kaiwhakarato mō ${trade}${where}.`,
    noneOfTrade: (people: string, where: string) => `Kāore anō he ${people}${where}.`,
    inPlace: (place: string) => ` i ${place}`,
    nationwide: ' puta noa i Aotearoa',
    nearby: (count: string) =>
      `E mahi ana ēnei kaiwhakarato e ${count} i ngā rohe tata, puta noa rānei i te motu.`,
    oneNearby: 'E mahi ana tēnei kaiwhakarato i ngā rohe tata, puta noa rānei i te motu.',
    part: (count: string) => `E hāngai ana ēnei kaiwhakarato e ${count} ki tētahi wāhanga o tō rapunga.`,
    onePart: 'E hāngai ana tēnei kaiwhakarato ki tētahi wāhanga o tō rapunga.',
    elsewhere: (count: string) => `E mahi ana ēnei kaiwhakarato e ${count} i ētahi rohe.`,
    oneElsewhere: 'E mahi ana tēnei kaiwhakarato i ētahi rohe.',
    parent: (count: string, category: string, where: string) =>
      `Kei te kāwai ${category} ēnei kaiwhakarato e ${count}${where}.`,
    oneParent: (category: string, where: string) => `Kei te kāwai ${category} tēnei kaiwhakarato${where}.`,
    parentNearby: (count: string, category: string) =>
      `E mahi ana ēnei kaiwhakarato e ${count} o te kāwai ${category} i ngā rohe tata, puta noa rānei i te motu.`,
    oneParentNearby: (category: string) =>
      `E mahi ana tēnei kaiwhakarato o te kāwai ${category} i ngā rohe tata, puta noa rānei i te motu.`,
  },
);

export type RelaxedTexts = (typeof relaxedTexts)['en'];
