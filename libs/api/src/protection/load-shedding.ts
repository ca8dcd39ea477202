import { loadShedding as shedLoad, type LoadLimits } from '@guildhall/server-kit';
import fp from 'fastify-plugin';
import { ApiError } from '../errors/api-error.ts';

/**
 * Under overload, refuses calls at once with 503 and Retry-After, so that accepted calls still get their response in
 * time. Health routes are not below `/api/v1`, and are not refused.
 */
export const loadShedding = fp<LoadLimits>(
  async (api, limits) => {
    await api.register(shedLoad, {
      ...limits,
      refuse: () => {
        throw new ApiError('API_OVERLOADED');
      },
    });
  },
  { name: 'api-load-shedding', fastify: '5.x' },
);
