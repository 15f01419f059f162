/** How long the form's service may take to answer. */
const sendTimeoutMs = 15_000;

/** Posts a message as a form. Rejects when the service cannot be reached or refuses it. */
export async function sendMessage(url: string, fields: Readonly<Record<string, string>>): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { accept: 'application/json' },
    credentials: 'omit',
    signal: AbortSignal.timeout(sendTimeoutMs),
  });
  if (!response.ok) throw new Error(`Failed to send the message: ${response.status}`);
}
