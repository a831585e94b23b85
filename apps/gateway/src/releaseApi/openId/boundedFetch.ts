import type { CustomFetch } from 'openid-client';

const LARGEST_ANSWER = 1_000_000;

/** `fetch` that ends with the deadline, and with an answer that is too long. */
export function boundedFetch(deadline: () => AbortSignal): CustomFetch {
  return async (url, { signal, body, ...options }) => {
    const signals = [signal, deadline()].filter((one) => one !== undefined);
    const response = await fetch(url, {
      ...options,
      body: body instanceof Uint8Array ? new Uint8Array(body) : body,
      signal: AbortSignal.any(signals),
    });
    let left = LARGEST_ANSWER;
    const counted = new TransformStream<Uint8Array, Uint8Array>({
      transform: (chunk, controller) => {
        left -= chunk.length;
        if (left < 0) controller.error(new Error('the answer is too long'));
        else controller.enqueue(chunk);
      },
    });
    return new Response(response.body?.pipeThrough(counted) ?? null, response);
  };
}
