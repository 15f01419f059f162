/** What a visitor writes to the publisher. */
export interface ContactMessage {
  readonly name: string;
  readonly email: string;
  readonly message: string;
}

export type ContactField = keyof ContactMessage;

/** The fields in the order of the form. */
export const contactFields = ['name', 'email', 'message'] as const satisfies readonly ContactField[];

/** Most characters that a message may have. */
export const longestMessage = 4000;

export type MessageProblem =
  | { readonly field: 'email'; readonly rule: 'missing' | 'malformed' }
  | { readonly field: 'message'; readonly rule: 'missing' | 'too-long' };

/** A mailbox at a host with a dot in it; who it belongs to only an answer can tell. */
const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/;

/** Everything that is wrong with a message, in the order of the form's fields. The name may be left out. */
export function messageProblems({ email, message }: ContactMessage): readonly MessageProblem[] {
  const problems: MessageProblem[] = [];
  if (email.trim() === '') problems.push({ field: 'email', rule: 'missing' });
  else if (!emailPattern.test(email.trim())) problems.push({ field: 'email', rule: 'malformed' });
  if (message.trim() === '') problems.push({ field: 'message', rule: 'missing' });
  else if (message.length > longestMessage) problems.push({ field: 'message', rule: 'too-long' });
  return problems;
}
