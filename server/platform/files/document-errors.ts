import { badInput } from '../errors.js';

export const damagedDocument = () => badInput('This document is damaged. Please choose another one.');

export const pageBehindPdf = () =>
  badInput('A web page follows the end of this PDF. Please save the PDF again and upload that.');

export const tooMuchBehindPdf = () =>
  badInput('There is too much behind the end of this PDF. Please save the PDF again and upload that.');

export const withMacros = () =>
  badInput('Documents with macros cannot be used. Please save it without them.');

export const withPassword = () =>
  badInput('Documents with a password cannot be used. Please save it without one.');

export const expandsTooFar = () =>
  badInput('This document is too large once opened. Please choose another one.');
