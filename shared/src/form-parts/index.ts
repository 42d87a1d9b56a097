export { formFields } from './form-fields.ts';
export { restoreTexts } from './restore-texts.ts';
