export interface LoginFields {
  readonly token: string;
  readonly by: string;
}

/** The first missing field. */
export function brokenLoginRule({
  token,
  by,
}: LoginFields): { readonly field: keyof LoginFields; readonly message: string } | undefined {
  if (token === '') return { field: 'token', message: 'Enter the token' };
  if (by.trim() === '') return { field: 'by', message: 'Enter your name' };
  return undefined;
}
