{{- define "parlour.name" -}}
{{- $name := .Values.nameOverride | default .Release.Name -}}
{{- $name | trunc 50 | trimSuffix "-" -}}
{{- end -}}

{{- define "parlour.selector" -}}
app.kubernetes.io/name: {{ .Chart.Name }}
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end -}}

{{- define "parlour.labels" -}}
{{ include "parlour.selector" . }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
helm.sh/chart: {{ printf "%s-%s" .Chart.Name .Chart.Version }}
{{- end -}}

{{- define "parlour.image" -}}
{{- $image := .Values.image -}}
{{- if $image.digest -}}
{{ $image.repository }}@{{ $image.digest }}
{{- else -}}
{{ $image.repository }}:{{ $image.tag | default .Chart.AppVersion }}
{{- end -}}
{{- end -}}

{{/* The name of the Secret with registry.json. */}}
{{- define "parlour.secretName" -}}
{{- .Values.existingSecret.name | default (include "parlour.name" .) -}}
{{- end -}}

{{/* The variables that the chart's own Secret holds. */}}
{{- define "parlour.secretEnv" -}}
{{- $redis := dict -}}
{{- with .Values.redis.url -}}{{- $redis = dict "REDIS_URL" . -}}{{- end -}}
{{- toYaml (merge (dict) .Values.secrets.env $redis) -}}
{{- end -}}

{{/* The names of the variables in whichever Secret it is. */}}
{{- define "parlour.secretVariables" -}}
{{- if .Values.existingSecret.name -}}
{{- toJson .Values.existingSecret.variables -}}
{{- else -}}
{{- include "parlour.secretEnv" . | fromYaml | keys | sortAlpha | toJson -}}
{{- end -}}
{{- end -}}

{{/* The ports of the addresses that a gateway connects to, as a list. The policy names issuers of identity tokens, by HTTPS. */}}
{{- define "parlour.egressPorts" -}}
{{- $known := dict "https" "443" "http" "80" "redis" "6379" "rediss" "6379" -}}
{{- $env := .Values.env -}}
{{- $addresses := list .Values.backend.origin (.Values.store.endpoint | default "https://s3") .Values.redis.url (get $env "OIDC_ISSUER") "https://issuer" (get $env "OTEL_EXPORTER_OTLP_ENDPOINT") (get .Values.secrets.env "SENTRY_DSN") -}}
{{- $ports := list -}}
{{- range compact $addresses -}}
{{- $url := urlParse . -}}
{{- $ports = append $ports (regexFind "[0-9]+$" (regexFind ":[0-9]+$" $url.host) | default (get $known $url.scheme) | int) -}}
{{- end -}}
{{- $ports | uniq | toJson -}}
{{- end -}}
