import { type ContactField, longestMessage, type MessageProblem } from './contact-message.ts';

/** What the contact form says. */
export const contactWords = {
  title: 'Write to us here',
  where: (host: string): string => `Your message goes to us by way of ${host} when you press “Send”.`,
  labels: {
    name: 'Name (optional)',
    email: 'Your e-mail address',
    message: 'Message',
  } satisfies Record<ContactField, string>,
  hint: 'Please write nothing about your health or your medicines.',
  send: 'Send',
  sending: 'Sending…',
  summary: (count: number): string =>
    count === 1
      ? 'Your message was not sent: one thing to correct'
      : `Your message was not sent: ${count} things to correct`,
  sent: 'Your message was sent. Thank you.',
  failed: 'Your message could not be sent. It is still here: try again, or',
  mail: 'send it by e-mail',
  subject: (name: string): string => (name === '' ? 'A message' : `A message from ${name}`),
} as const;

/** What is wrong, and how to put it right. */
export function problemText({ field, rule }: MessageProblem): string {
  if (field === 'email')
    return rule === 'missing'
      ? 'Enter your e-mail address, so that we can answer.'
      : 'Enter an e-mail address like name@example.org.';
  return rule === 'missing'
    ? 'Write a message.'
    : `Shorten the message to ${longestMessage.toLocaleString('en-US')} characters.`;
}
