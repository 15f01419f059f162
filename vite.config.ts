import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { sonnerStylesheet } from './scripts/sonner-stylesheet.ts';

export default defineConfig({
  plugins: [react(), tailwindcss(), sonnerStylesheet()],
  build: { target: 'es2022', modulePreload: { polyfill: false } },
});
