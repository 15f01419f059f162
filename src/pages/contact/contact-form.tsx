import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { linkedMessage } from '../../components/ui/tagged-message.tsx';
import { mailHref } from '../../domain/site/outside-links.ts';
import * as contactMessages from '../../messages/generated/contact.ts';

interface ContactFormProps {
  readonly url: string;
  readonly email: string;
  readonly begun?: string | undefined;
}

type State =
  | { readonly kind: 'writing' | 'sending' | 'sent' }
  | { readonly kind: 'failed'; readonly message: Readonly<Record<string, string>> };

/** Shows the form for a message to the publisher. */
export function ContactForm({ url, email, begun }: ContactFormProps) {
  const [state, setState] = useState<State>({ kind: 'writing' });
  const outcome = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (state.kind === 'failed' || state.kind === 'sent') outcome.current?.focus();
  }, [state]);

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (state.kind === 'sending') return;
    const form = event.currentTarget;
    const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
    const message = Object.fromEntries(fields);
    setState({ kind: 'sending' });
    try {
      await sendMessage(url, message);
      form.reset();
      setState({ kind: 'sent' });
    } catch {
      setState({ kind: 'failed', message });
    }
  };
  return (
    <form className="contact" action={url} method="post" onSubmit={submit}>
      {(state.kind === 'sent' || state.kind === 'failed') && (
        <div ref={outcome} className="notice" role={state.kind === 'sent' ? 'status' : 'alert'} tabIndex={-1}>
          <p>
            {state.kind === 'failed'
              ? linkedMessage(contactMessages.failed, { mail: mailOf(email, state.message) })
              : contactMessages.sent}
          </p>
        </div>
      )}
      <Field name="name">
        <input id="contact-name" name="name" autoComplete="name" />
      </Field>
      <Field name="email">
        <input
          id="contact-email"
          name="email"
          type="email"
          pattern={fullAddress}
          autoComplete="email"
          required
        />
      </Field>
      <Field name="message">
        <textarea
          key={begun}
          id="contact-message"
          name="message"
          rows={7}
          defaultValue={begun}
          required
          onInput={({ currentTarget: field }) => field.setCustomValidity(whyRefused(field.value))}
        />
      </Field>
      <p className="quiet">{contactMessages.hint}</p>
      <button className="btn" type="submit" aria-disabled={state.kind === 'sending'}>
        {state.kind === 'sending' ? contactMessages.sending : contactMessages.send}
      </button>
    </form>
  );
}

const sendTimeoutMs = 15_000;

async function sendMessage(url: string, fields: Readonly<Record<string, string>>): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { accept: 'application/json' },
    credentials: 'omit',
    signal: AbortSignal.timeout(sendTimeoutMs),
  });
  if (!response.ok) throw new Error(`Failed to send the message: ${response.status}`);
}

// Browsers also accept `me@localhost`, but other mail hosts need a domain with a dot.
const fullAddress = '[^@\\s]+@[^@\\s]+\\.[^@\\s.]+';

const longestMessage = 4000;

const whyRefused = (message: string): string =>
  message.trim() === ''
    ? contactMessages.messageMissing
    : message.length > longestMessage
      ? contactMessages.messageLong({ most: longestMessage })
      : '';

const mailOf = (email: string, { name = '', message = '' }: Readonly<Record<string, string>>): string =>
  mailHref(email, name === '' ? contactMessages.subject : contactMessages.subjectFrom({ name }), message);

interface FieldProps {
  readonly name: keyof typeof contactMessages.labels;
  readonly children: ReactNode;
}

const Field = ({ name, children }: FieldProps) => (
  <div className="field">
    <label htmlFor={`contact-${name}`}>{contactMessages.labels[name]}</label>
    {children}
  </div>
);
