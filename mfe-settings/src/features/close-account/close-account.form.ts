import { words } from './words.ts';

type CloseValues = { password: string; isUnderstood: boolean };

export const initialValues: CloseValues = { password: '', isUnderstood: false };

export const fields = ['password', 'isUnderstood'] as const;

export function checkClosing({
  password,
  isUnderstood,
}: CloseValues): Partial<Record<keyof CloseValues, string>> {
  return {
    ...(password === '' && { password: words.passwordMissing }),
    ...(!isUnderstood && { isUnderstood: words.understoodMissing }),
  };
}
