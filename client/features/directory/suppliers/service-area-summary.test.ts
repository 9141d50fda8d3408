import { serviceAreaSummary, serviceAreaTexts } from './service-area-summary';

it('summarises the service area of a supplier', () => {
  const say = serviceAreaTexts.en;
  expect(serviceAreaSummary(['Nationwide', 'Otago'], [], say)).toBe('Nationwide');
  expect(serviceAreaSummary(['Auckland'], ['North Shore'], say)).toBe('North Shore, Auckland');
  expect(serviceAreaSummary(['Auckland'], [], say)).toBe('Auckland');
  expect(serviceAreaSummary(['Auckland', 'Otago'], [], say)).toBe('Auckland and Otago');
  expect(serviceAreaSummary(['Auckland', 'Otago', 'Waikato'], [], say)).toBe('Auckland and 2 more');
  expect(serviceAreaSummary([], [], say)).toBe('New Zealand');
});

it('summarises it in te reo Māori', () => {
  const say = serviceAreaTexts.mi;
  expect(serviceAreaSummary(['Auckland', 'Otago'], [], say)).toBe('Auckland me Otago');
  expect(serviceAreaSummary(['Auckland', 'Otago', 'Waikato'], [], say)).toBe('Auckland me ētahi atu e 2');
  expect(serviceAreaSummary(['Nationwide'], [], say)).toBe('Puta noa i Aotearoa');
});
