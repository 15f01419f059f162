import { type FormEvent, type MouseEvent, type Ref, useEffect, useRef, useState } from 'react';
import { linkedMessage } from '../../components/ui/tagged-message.tsx';
import { mailHref } from '../../domain/site/outside-links.ts';
import * as contactMessages from '../../messages/generated/contact.ts';
import { sendMessage } from '../shared/send-message.ts';
import {
  type ContactField,
  type ContactMessage,
  contactFields,
  longestMessage,
  type MessageProblem,
  messageProblems,
} from './contact-message.ts';

interface ContactFormProps {
  /** Takes the message by POST. */
  readonly url: string;
  /** Where to write instead when it cannot be sent. */
  readonly email: string;
  /** How the message begins, where the visitor comes from a listing. */
  readonly begun?: string | undefined;
}

type State =
  | { readonly kind: 'writing' | 'sending' | 'sent' }
  | { readonly kind: 'refused'; readonly problems: readonly MessageProblem[] }
  | { readonly kind: 'failed'; readonly message: ContactMessage };

/**
 * A message to the publisher. Without a script it is a plain form, which the browser sends. What is written stays until it is
 * sent; what is wrong is listed above the form, which then has the focus, and beside each field.
 */
export function ContactForm({ url, email, begun }: ContactFormProps) {
  const [state, setState] = useState<State>({ kind: 'writing' });
  const summary = useRef<HTMLDivElement>(null);
  const problems = state.kind === 'refused' ? state.problems : [];
  useEffect(() => {
    if (state.kind === 'refused' || state.kind === 'failed' || state.kind === 'sent')
      summary.current?.focus();
  }, [state]);

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (state.kind === 'sending') return;
    const form = event.currentTarget;
    const message = readMessage(form);
    const found = messageProblems(message);
    if (found.length > 0) {
      setState({ kind: 'refused', problems: found });
      return;
    }
    setState({ kind: 'sending' });
    try {
      await sendMessage(url, { ...message });
      form.reset();
      setState({ kind: 'sent' });
    } catch {
      setState({ kind: 'failed', message });
    }
  };
  return (
    <form className="contact" action={url} method="post" noValidate onSubmit={submit}>
      <Outcome state={state} email={email} focus={summary} />
      {contactFields.map((field) => (
        <Field
          key={field}
          field={field}
          problem={problems.find((problem) => problem.field === field)}
          begun={field === 'message' ? begun : undefined}
        />
      ))}
      <p className="quiet">{contactMessages.hint}</p>
      <button className="btn" type="submit" aria-disabled={state.kind === 'sending'}>
        {state.kind === 'sending' ? contactMessages.sending : contactMessages.send}
      </button>
    </form>
  );
}

function readMessage(form: HTMLFormElement): ContactMessage {
  const data = new FormData(form);
  const text = (field: ContactField): string => {
    const value = data.get(field);
    return typeof value === 'string' ? value : '';
  };
  return { name: text('name'), email: text('email'), message: text('message') };
}

/** Goes to the field that a link of the summary names: the browser by itself would only scroll there. */
function focusField(event: MouseEvent<HTMLAnchorElement>): void {
  const field = document.querySelector<HTMLElement>(event.currentTarget.hash);
  if (field === null) return;
  event.preventDefault();
  field.focus();
}

interface OutcomeProps {
  readonly state: State;
  readonly email: string;
  readonly focus: Ref<HTMLDivElement>;
}

function Outcome({ state, email, focus }: OutcomeProps) {
  if (state.kind === 'writing' || state.kind === 'sending') return null;
  return (
    <div ref={focus} className="notice" role={state.kind === 'sent' ? 'status' : 'alert'} tabIndex={-1}>
      {state.kind === 'sent' && <p>{contactMessages.sent}</p>}
      {state.kind === 'failed' && (
        <p>
          {linkedMessage(contactMessages.failed, {
            mail: mailHref(email, subjectOf(state.message), state.message.message),
          })}
        </p>
      )}
      {state.kind === 'refused' && (
        <>
          <p>
            <b>{contactMessages.summary({ count: state.problems.length })}</b>
          </p>
          <ul>
            {state.problems.map((problem) => (
              <li key={problem.field}>
                <a href={`#contact-${problem.field}`} onClick={focusField}>
                  {problemText(problem)}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

const subjectOf = ({ name }: ContactMessage): string =>
  name === '' ? contactMessages.subject : contactMessages.subjectFrom({ name });

/** What is wrong, and how to put it right. */
function problemText({ field, rule }: MessageProblem): string {
  if (field === 'email')
    return rule === 'missing' ? contactMessages.emailMissing : contactMessages.emailInvalid;
  return rule === 'missing'
    ? contactMessages.messageMissing
    : contactMessages.messageLong({ most: longestMessage });
}

interface FieldProps {
  readonly field: ContactField;
  readonly problem: MessageProblem | undefined;
  readonly begun: string | undefined;
}

const autoComplete = { name: 'name', email: 'email' } as const;

function Field({ field, problem, begun }: FieldProps) {
  const id = `contact-${field}`;
  const common = {
    id,
    name: field,
    required: field !== 'name',
    'aria-invalid': problem === undefined ? undefined : true,
    'aria-describedby': problem === undefined ? undefined : `${id}-problem`,
  };
  return (
    <div className="field">
      <label htmlFor={id}>{contactMessages.labels[field]}</label>
      {problem !== undefined && (
        <p className="problem" id={`${id}-problem`}>
          {problemText(problem)}
        </p>
      )}
      {field === 'message' ? (
        <textarea {...common} key={begun} rows={7} defaultValue={begun} />
      ) : (
        <input {...common} type={field === 'email' ? 'email' : 'text'} autoComplete={autoComplete[field]} />
      )}
    </div>
  );
}
