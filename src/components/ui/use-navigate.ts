import { type NavigateFunction, useNavigate as useRoutersNavigate } from 'react-router-dom';

const nowhere: NavigateFunction = () => undefined;

/** The router's `useNavigate`. While pages are pre-rendered nobody navigates, and the router would write down its routes for each use. */
export const useNavigate: () => NavigateFunction = import.meta.env.SSR ? () => nowhere : useRoutersNavigate;
