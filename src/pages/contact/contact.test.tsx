// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { HelmetProvider } from 'react-helmet-async';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { pharmacyFixture } from '../../../tests/support/pharmacy-fixture.ts';
import { correctionRows } from '../../domain/pharmacy/correction-rows.ts';
import { reportPath } from '../../domain/site/outside-links.ts';
import { readSiteFacts, SiteFactsProvider } from '../../features/data-access/site-facts.ts';
import { Component } from './contact.tsx';

afterEach(cleanup);

/** The message as it stands when the page is opened by a link. */
function begun(address: string): string {
  const facts = { ...readSiteFacts(document), origin: '', contactFormUrl: 'https://forms.example/1' };
  render(
    <HelmetProvider>
      <MemoryRouter
        initialEntries={[address]}
        future={{ v7_startTransition: false, v7_relativeSplatPath: false }}
      >
        <SiteFactsProvider value={facts}>
          <Component />
        </SiteFactsProvider>
      </MemoryRouter>
    </HelmetProvider>,
  );
  return screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' }).value;
}

const pharmacy = pharmacyFixture(1);
const about = 'About /pharmacies/birmingham-al/pharmacy-1\n\n';

it('a message about a listing begins with what the visitor said', () => {
  expect(begun(reportPath(pharmacy, 'open', ''))).toBe(`${about}They were open. When was that?\n\n`);
});

it('rows for the editors stand under a line of their own', () => {
  const rows = correctionRows(pharmacy, [['hours', '']]);
  expect(begun(reportPath(pharmacy, 'wrong', rows))).toBe(
    `${about}What is wrong, and how do you know?\n\n\nFor our editors:\n${rows}\n`,
  );
});

it('an address that no link of this site has begins no message', () => {
  expect(begun('/contact?about=//elsewhere.example&found=open')).toBe('');
});
