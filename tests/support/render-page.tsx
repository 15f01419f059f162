import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { HelmetProvider } from 'react-helmet-async';
import { MemoryRouter } from 'react-router-dom';

/** Renders a screen with the head, router and data cache that pages have. */
export const renderPage = (screen: ReactNode) =>
  render(
    <HelmetProvider>
      <MemoryRouter future={{ v7_startTransition: false, v7_relativeSplatPath: false }}>
        <QueryClientProvider client={new QueryClient()}>{screen}</QueryClientProvider>
      </MemoryRouter>
    </HelmetProvider>,
  );
