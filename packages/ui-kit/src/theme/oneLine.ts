/** Text on one line, which ends in an ellipsis where there is no space. */
export const oneLine = 'overflow:hidden;text-overflow:ellipsis;white-space:nowrap;';
