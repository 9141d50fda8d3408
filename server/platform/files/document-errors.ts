import { badInput } from '../errors.js';

export const damagedDocument = () => badInput('This document is damaged. Please choose another one.');

export const pageBehindPdf = () =>
  badInput('This PDF has a web page after its end. Save the PDF again, then upload the new file.');

export const tooMuchBehindPdf = () =>
  badInput('This PDF has extra data after its end. Save the PDF again, then upload the new file.');

export const withMacros = () =>
  badInput('Documents with macros cannot be used. Please save it without macros.');

export const withPassword = () =>
  badInput('Documents with a password cannot be used. Please save it without a password.');

export const expandsTooFar = () =>
  badInput('This document is too large once opened. Please choose another one.');
