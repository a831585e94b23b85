/**
 * Types of what a backend behind a Parlour site is sent and answers. `Answers` and `Requests` have each call by its name:
 * `const answer: Answers['logIn'] = { code: 200, data: { api_token } }`.
 */
export type * from './openapi';
